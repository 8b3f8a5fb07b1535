import SnapshotTesting
import UIKit
import XCTest

final class PickerTests: XCTestCase {
  private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let columns = [
      ["Espresso", "Cappuccino", "Flat White", "Cortado", "Filter", "Cold Brew"],
      ["Small", "Medium", "Large"],
    ]
    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { columns[component][row] }
  }

  @MainActor @preconcurrency func testPickerView() {
    let sizes = Sizes()
    let picker = UIPickerView()
    picker.dataSource = sizes
    picker.delegate = sizes
    picker.backgroundColor = .systemBackground
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.selectRow(1, inComponent: 1, animated: false)
    assertSnapshot(of: picker, as: .image)
  }

  /// Wheels over both pills, in two locales.
  @MainActor @preconcurrency func testDatePickers() {
    let column = UIStackView()
    column.axis = .vertical
    column.spacing = 12
    column.alignment = .center
    column.frame = CGRect(x: 0, y: 0, width: 360, height: 324)
    column.layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 16, right: 0)
    column.isLayoutMarginsRelativeArrangement = true
    column.backgroundColor = .systemBackground
    for (locale, style) in [
      ("en_US", UIDatePickerStyle.wheels), ("en_US", .compact), ("de_DE", .compact),
    ] {
      let picker = UIDatePicker()
      picker.locale = Locale(identifier: locale)
      picker.date = Date(timeIntervalSince1970: 1_709_219_220)
      picker.datePickerMode = style == .wheels ? .date : .dateAndTime
      picker.preferredDatePickerStyle = style
      column.addArrangedSubview(picker)
    }
    assertSnapshot(of: column, as: .image)
  }
}
