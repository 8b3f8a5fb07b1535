import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiSwitch = ViewClass(
    UISwitch.self,
    elements: ["switch"], decode: { $0.decodeSwitch($1) },
    appearance: [
      AppearanceSetting(\UISwitch.onTintColor), AppearanceSetting(\UISwitch.thumbTintColor),
    ],
    attributes: { view in
      [
        ViewAttribute("on", .flag(view.isOn)),
        ViewAttribute("on tint", .color(view.onTintColor ?? .systemGreen)),
        ViewAttribute("thumb tint", .color(view.thumbTintColor ?? .white)),
      ]
    },
    isAccessibilityElement: true,
    accessibilityValue: { $0.isOn ? "1" : "0" },
    accessibilityTraits: { _ in [.button, .toggleButton] })
}

extension UISwitch {
  fileprivate func decodeSwitch(_ nib: any InterfaceReader) {
    set(nib.bool("on")) { $0.isOn = $1 }
    set(nib.color("onTintColor")) { $0.onTintColor = $1 }
    set(nib.color("thumbTintColor")) { $0.thumbTintColor = $1 }
    set(nib.string("title")) { $0.title = $1 }
  }
}
