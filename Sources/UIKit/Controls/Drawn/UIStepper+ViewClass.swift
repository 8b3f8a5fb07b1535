import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiStepper = ViewClass(
    UIStepper.self,
    elements: ["stepper"], decode: { $0.decodeStepper($1) },
    attributes: { [ViewAttribute("value", .number($0.value))] })
}

extension UIStepper {
  fileprivate func decodeStepper(_ nib: any InterfaceReader) {
    set(\.minimumValue, nib.number("minimumValue").map { Double($0) })
    set(\.maximumValue, nib.number("maximumValue").map { Double($0) })
    set(\.stepValue, nib.number("stepValue").map { Double($0) })
    set(\.value, nib.number("value").map { Double($0) })
    set(\.wraps, nib.bool("wraps"))
    set(\.autorepeat, nib.bool("autorepeat"))
    set(\.isContinuous, nib.bool("continuous"))
  }
}
