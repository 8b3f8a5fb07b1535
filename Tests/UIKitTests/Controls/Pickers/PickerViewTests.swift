import DarkroomCoreGraphics
import Foundation
import Testing

@testable import DarkroomUIKit

@MainActor
struct PickerViewTests {
  class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = [10, 3]
    var chosen: [[Int]] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component)-\(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append([component, row])
    }
  }

  private let source = Source()
  private let picker = UIPickerView()

  init() {
    picker.dataSource = source
    picker.delegate = source
  }

  private func title(_ row: Int, _ component: Int) -> String? {
    (picker.view(forRow: row, forComponent: component) as? UILabel)?.text
  }

  @Test(arguments: [[], [-1], [2, .min]])
  func countsBelowZeroAreNone(_ rows: [Int]) {
    source.rows = rows
    picker.reloadAllComponents()
    picker.layoutIfNeeded()

    #expect(picker.numberOfComponents == rows.count)
    for component in rows.indices {
      #expect(picker.numberOfRows(inComponent: component) == max(0, rows[component]))
    }
  }

  @Test func lessThanNoComponentsAreNone() {
    final class Odd: Source {
      override func numberOfComponents(in pickerView: UIPickerView) -> Int { -1 }
    }
    let odd = Odd()
    picker.dataSource = odd
    picker.reloadAllComponents()
    picker.layoutIfNeeded()

    #expect(picker.numberOfComponents == 0)
  }

  @Test func aPickerIs216PointsHigh() {
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    #expect(picker.intrinsicContentSize.height == CGFloat(216))
  }

  @Test func theDataSourceCounts() {
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 10)
    #expect(picker.numberOfRows(inComponent: 1) == 3)
    #expect(UIPickerView().numberOfComponents == 0)
  }

  @Test func selectingInCodeTellsNobodyAndStaysInRange() {
    picker.selectRow(4, inComponent: 0, animated: true)
    picker.selectRow(7, inComponent: 1, animated: false)

    #expect(picker.selectedRow(inComponent: 0) == 4)
    #expect(picker.selectedRow(inComponent: 1) == 2)
    #expect(source.chosen.isEmpty)
  }

  @Test func aReloadKeepsTheRowWhereItCan() {
    picker.selectRow(8, inComponent: 0, animated: false)
    source.rows = [5, 0]
    picker.reloadComponent(1)
    #expect(picker.selectedRow(inComponent: 0) == 8, "the other wheel is not asked")
    #expect(picker.selectedRow(inComponent: 1) == -1)

    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 4)
  }

  /// Measures, control sizes: a drum of 0.334225372 × (216 + 75) points and 19 rows of 32 points to a turn;
  /// 97.2596 × sin(2π/19) = 31.58.
  @Test func rowsLieOnADrum() {
    picker.selectRow(5, inComponent: 0, animated: false)
    picker.layoutIfNeeded()

    #expect(picker.view(forRow: 5, forComponent: 0)?.center.y == CGFloat(108))
    let below = picker.view(forRow: 6, forComponent: 0)?.center.y ?? 0
    #expect(abs(below - CGFloat(139.58)) < 0.01)
    #expect(title(5, 0) == "0-5")
    #expect(title(1, 0) == "0-1")
    #expect(title(0, 0) == nil, "more than a quarter turn away")
  }

  @Test func wheelsShareTheWidthUnlessTheDelegateSays() {
    final class Wide: Source {
      func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        component == 0 ? 100 : 50
      }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        40
      }
    }
    // 320 - 2 × 9 beside the bar - 5 between the wheels.
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 148.5, height: 32))

    let wide = UIPickerView()
    let source = Wide()
    wide.dataSource = source
    wide.delegate = source
    _ClassRegistry.add(
      "pickerView:widthForComponent:", Wide.pickerView(_:widthForComponent:))
    _ClassRegistry.add(
      "pickerView:rowHeightForComponent:", Wide.pickerView(_:rowHeightForComponent:))

    #expect(wide.rowSize(forComponent: 0) == CGSize(width: 100, height: 40))
  }

  @Test func viewsOfTheDelegateComeFirstAndAreReused() {
    final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var made = 0
      var reused = 0
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        30
      }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
      ) -> UIView {
        if let view {
          reused += 1
          return view
        }
        made += 1
        return UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
    let views = Views()
    let picker = UIPickerView()
    picker.dataSource = views
    picker.delegate = views
    picker.layoutIfNeeded()
    #expect(views.made == 5, "the first row and four below it")
    #expect(picker.view(forRow: 0, forComponent: 0)?.bounds.size == CGSize(width: 20, height: 20))

    picker.selectRow(20, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    #expect(views.made + views.reused == 14)
    #expect(views.reused == 5)
  }

  @Test func attributedTitlesBeatPlainOnes() {
    final class Plain: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        2
      }
      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { "plain" }
      func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
      ) -> NSAttributedString? { row == 0 ? NSAttributedString(string: "attributed") : nil }
    }
    let plain = Plain()
    picker.dataSource = plain
    picker.delegate = plain

    #expect(title(0, 0) == "attributed")
    #expect(title(1, 0) == "plain")
  }

  @Test func optionalMethodsAreCallable() {
    let delegate: (any UIPickerViewDelegate)? = source

    #expect(delegate?.pickerView?(picker, titleForRow: 2, forComponent: 1) == "1-2")
    #expect(delegate?.pickerView?(picker, rowHeightForComponent: 0) == nil)
    #expect(delegate?.pickerView?(picker, viewForRow: 0, forComponent: 0, reusing: nil) == nil)
    delegate?.pickerView?(picker, didSelectRow: 2, inComponent: 1)
    #expect(source.chosen == [[1, 2]])
  }
}
