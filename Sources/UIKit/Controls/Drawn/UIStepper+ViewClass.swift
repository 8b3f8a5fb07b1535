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
    set(nib.number("minimumValue").map { Double($0) }) { $0.minimumValue = $1 }
    set(nib.number("maximumValue").map { Double($0) }) { $0.maximumValue = $1 }
    set(nib.number("stepValue").map { Double($0) }) { $0.stepValue = $1 }
    set(nib.number("value").map { Double($0) }) { $0.value = $1 }
    set(nib.bool("wraps")) { $0.wraps = $1 }
    set(nib.bool("autorepeat")) { $0.autorepeat = $1 }
    set(nib.bool("continuous")) { $0.isContinuous = $1 }
  }
}
