import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct PickerSimulationTests {
  final class Colours: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var heard: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { ["Red", "Green", "Blue"][row] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      heard.append("\(component): \(pickerView.selectedRow(inComponent: component))")
    }
  }

  @Test func aTurnedWheelSelectsAndTellsTheDelegate() {
    let picker = UIPickerView()
    let colours = Colours()
    picker.dataSource = colours
    picker.delegate = colours

    picker.simulateSelection(row: 2)
    picker.simulateSelection(row: 1, component: 1)
    picker.simulateSelection(row: 3, component: 1)
    picker.simulateSelection(row: 0, component: 2)

    #expect(colours.heard == ["0: 2", "1: 1"])
  }

  @Test func aTapOnARowTurnsTheWheelToIt() throws {
    let picker = UIPickerView()
    let colours = Colours()
    picker.dataSource = colours
    picker.delegate = colours

    picker.layoutIfNeeded()
    #expect(picker.findLabels(with: "Green").count == 2)
    picker.simulateTap(at: CGPoint(x: 80, y: 140))

    #expect(colours.heard == ["0: 1"])
  }

  @Test func aPickedDateIsReported() {
    let picker = UIDatePicker()
    var heard: [Date] = []
    picker.addAction(UIAction { _ in heard.append(picker.date) }, for: .valueChanged)
    picker.maximumDate = Date(timeIntervalSince1970: 1000)

    picker.simulateSelection(date: Date(timeIntervalSince1970: 500))
    picker.simulateSelection(date: Date(timeIntervalSince1970: 5000))
    picker.isEnabled = false
    picker.simulateSelection(date: Date(timeIntervalSince1970: 1))

    #expect(heard == [500, 1000].map { Date(timeIntervalSince1970: $0) })
  }

  @Test func aPickedDurationIsReported() {
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    var heard: [TimeInterval] = []
    picker.addAction(UIAction { _ in heard.append(picker.countDownDuration) }, for: .valueChanged)

    picker.simulateSelection(countDownDuration: 90)

    #expect(heard == [60])
  }

  @Test func aChosenColorIsReported() {
    let well = UIColorWell()
    var heard: [UIColor?] = []
    well.addAction(UIAction { _ in heard.append(well.selectedColor) }, for: .valueChanged)

    well.simulateSelection(color: .red)
    well.simulateSelection(color: .red)
    well.isEnabled = false
    well.simulateSelection(color: .blue)

    #expect(heard == [.red])
  }
}
