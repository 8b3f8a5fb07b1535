import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiDatePicker = ViewClass(
    UIDatePicker.self,
    elements: ["datePicker"], decode: { $0.decodeDatePicker($1) },
    attributes: { [ViewAttribute("date", .date($0.date))] })
}

extension UIDatePicker {
  private static let modes: [String: Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    "yearAndMonth": .yearAndMonth,
  ]
  private static let styles: [String: UIDatePickerStyle] = [
    "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]

  fileprivate func decodeDatePicker(_ nib: any InterfaceReader) {
    set(nib.word("datePickerMode", Self.modes)) { $0.datePickerMode = $1 }
    set(nib.word("style", Self.styles) ?? nib.word("preferredDatePickerStyle", Self.styles)) {
      $0.preferredDatePickerStyle = $1
    }
    set(nib.locale("locale")) { $0.locale = $1 }
    set(nib.timeZone("timeZone")) { $0.timeZone = $1 }
    set(nib.integer("minuteInterval")) { $0.minuteInterval = $1 }
    set(nib.bool("roundsToMinuteInterval")) { $0.roundsToMinuteInterval = $1 }
    set(nib.date("minimumDate")) { $0.minimumDate = $1 }
    set(nib.date("maximumDate")) { $0.maximumDate = $1 }
    let date = nib.date("date")
    if nib.bool("useCurrentDate") != true { set(date) { $0.date = $1 } }
    set(nib.number("countDownDuration").map { TimeInterval($0) }) { $0.countDownDuration = $1 }
  }
}
