import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiImageView = ViewClass(
    UIImageView.self,
    elements: ["imageView"], decode: { $0.decodeImages($1) },
    keys: [RuntimeAttribute("image", \UIImageView.image) { $0.image = $1 }],
    attributes: { view in
      guard let image = view.image else { return [] }
      let size = ViewAttribute("image", .size(image.size))
      guard image.content.isTemplate else { return [size] }
      return [size, ViewAttribute("tint", .color(view.tintColor))]
    },
    accessibilityLabel: { $0.image?.accessibilityLabel },
    accessibilityTraits: { _ in .image })
}

extension UIImageView {
  fileprivate func decodeImages(_ nib: any InterfaceReader) {
    set(nib.image("image")) { $0.image = $1 }
    set(nib.image("highlightedImage", catalog: "highlightedImageCatalog")) {
      $0.highlightedImage = $1
    }
    set(nib.bool("highlighted")) { $0.isHighlighted = $1 }
    nib.ignore("adjustsImageSizeForAccessibilityContentSizeCategory")
    set(
      nib.symbolConfiguration(
        "preferredSymbolConfiguration", ["imageReference", "preferredSymbolConfiguration"])
    ) { $0.preferredSymbolConfiguration = $1 }
  }
}
