import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiSlider = ViewClass(
    UISlider.self,
    elements: ["slider"], decode: { $0.decodeSlider($1) },
    appearance: [
      AppearanceSetting(\UISlider.minimumTrackTintColor),
      AppearanceSetting(\UISlider.maximumTrackTintColor),
      AppearanceSetting(\UISlider.thumbTintColor),
    ],
    attributes: { view in
      [
        ViewAttribute("value", .number(Double(view.value))),
        ViewAttribute("minimum track tint", .color(view.minimumTrackTintColor ?? view.tintColor)),
        ViewAttribute("maximum track tint", .color(view.maximumTrackTintColor ?? .systemFill)),
        ViewAttribute("thumb tint", .color(view.thumbTintColor ?? .white)),
      ]
    },
    isAccessibilityElement: true,
    accessibilityValue: {
      $0.percentage($0.value, from: $0.minimumValue, to: $0.maximumValue)
    },
    accessibilityTraits: { _ in .adjustable })
}

extension UISlider {
  fileprivate func decodeSlider(_ nib: any InterfaceReader) {
    set(nib.float("minValue")) { $0.minimumValue = $1 }
    set(nib.float("maxValue")) { $0.maximumValue = $1 }
    set(nib.float("value") ?? 0.5) { $0.value = $1 }
    set(nib.bool("continuous")) { $0.isContinuous = $1 }
    set(nib.color("minimumTrackTintColor")) { $0.minimumTrackTintColor = $1 }
    set(nib.color("maximumTrackTintColor")) { $0.maximumTrackTintColor = $1 }
    set(nib.color("thumbTintColor")) { $0.thumbTintColor = $1 }
    set(nib.image("minimumValueImage", catalog: "minimumValueImageCatalog")) {
      $0.minimumValueImage = $1
    }
    set(nib.image("maximumValueImage", catalog: "maximumValueImageCatalog")) {
      $0.maximumValueImage = $1
    }
  }
}
