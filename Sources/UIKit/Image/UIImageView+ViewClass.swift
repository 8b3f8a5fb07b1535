import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiImageView = ViewClass(
    UIImageView.self,
    elements: ["imageView"], decode: { $0.decodeImages($1) },
    keys: [RuntimeAttribute("image", \UIImageView.image)],
    attributes: { view in
      view.image.map { [ViewAttribute("image", .size($0.size))] } ?? []
    },
    accessibilityLabel: { $0.image?.accessibilityLabel },
    accessibilityTraits: { _ in .image })
}

extension UIImageView {
  fileprivate func decodeImages(_ nib: any InterfaceReader) {
    set(\.image, nib.image("image"))
    set(\.highlightedImage, nib.image("highlightedImage", catalog: "highlightedImageCatalog"))
    set(\.isHighlighted, nib.bool("highlighted"))
    nib.ignore("adjustsImageSizeForAccessibilityContentSizeCategory")
    set(
      \.preferredSymbolConfiguration,
      nib.symbolConfiguration(
        "preferredSymbolConfiguration", ["imageReference", "preferredSymbolConfiguration"]))
  }
}
