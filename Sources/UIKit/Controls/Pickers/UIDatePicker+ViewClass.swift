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
    set(\.datePickerMode, nib.word("datePickerMode", Self.modes))
    set(
      \.preferredDatePickerStyle,
      nib.word("style", Self.styles) ?? nib.word("preferredDatePickerStyle", Self.styles))
    set(\.locale, nib.locale("locale"))
    set(\.timeZone, nib.timeZone("timeZone"))
    set(\.minuteInterval, nib.integer("minuteInterval"))
    set(\.roundsToMinuteInterval, nib.bool("roundsToMinuteInterval"))
    set(\.minimumDate, nib.date("minimumDate"))
    set(\.maximumDate, nib.date("maximumDate"))
    let date = nib.date("date")
    if nib.bool("useCurrentDate") != true { set(\.date, date) }
    set(\.countDownDuration, nib.number("countDownDuration").map { TimeInterval($0) })
  }
}
