import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiDatePicker = ViewClass(
    UIDatePicker.self,
    attributes: { [ViewAttribute("date", .date($0.date))] })
}
