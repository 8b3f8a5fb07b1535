import Foundation

extension ViewClass {
  static let uiColorWell = ViewClass(
    UIColorWell.self,
    elements: ["colorWell"], decode: { $0.decodeWell($1) },
    attributes: { view in
      view.selectedColor.map { [ViewAttribute("color", .color($0))] } ?? []
    },
    isAccessibilityElement: true,
    accessibilityLabel: { $0.title },
    accessibilityValue: { $0.selectedColor?.accessibilityName },
    accessibilityTraits: { _ in .button })
}

extension UIColorWell {
  fileprivate func decodeWell(_ nib: any InterfaceReader) {
    set(nib.string("title")) { $0.title = $1 }
    set(nib.bool("supportsAlpha")) { $0.supportsAlpha = $1 }
    set(nib.color("selectedColor")) { $0.selectedColor = $1 }
  }
}
