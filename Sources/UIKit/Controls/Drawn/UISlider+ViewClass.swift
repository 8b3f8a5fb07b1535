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
    attributes: { [ViewAttribute("value", .number(Double($0.value)))] },
    isAccessibilityElement: true,
    accessibilityValue: {
      $0.percentage($0.value, from: $0.minimumValue, to: $0.maximumValue)
    },
    accessibilityTraits: { _ in .adjustable })
}

extension UISlider {
  fileprivate func decodeSlider(_ nib: any InterfaceReader) {
    set(\.minimumValue, nib.float("minValue"))
    set(\.maximumValue, nib.float("maxValue"))
    set(\.value, nib.float("value") ?? 0.5)
    set(\.isContinuous, nib.bool("continuous"))
    set(\.minimumTrackTintColor, nib.color("minimumTrackTintColor"))
    set(\.maximumTrackTintColor, nib.color("maximumTrackTintColor"))
    set(\.thumbTintColor, nib.color("thumbTintColor"))
    set(\.minimumValueImage, nib.image("minimumValueImage", catalog: "minimumValueImageCatalog"))
    set(\.maximumValueImage, nib.image("maximumValueImage", catalog: "maximumValueImageCatalog"))
  }
}
