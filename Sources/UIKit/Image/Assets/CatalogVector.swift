import DarkroomCoreGraphics
import DarkroomImageFiles
import DarkroomRaster
import Synchronization

/// An SVG or PDF file in an asset catalog.
///
/// For each scale, Xcode makes pixels from such a file, at the size in points that the file states. Only if the set
/// preserves vector data, the file itself is kept and redrawn at other sizes.
///
/// - SeeAlso: Apple, Xcode 12 Release Notes, "Asset Catalogs"; Microsoft, apple-ux-guide, iOSImageFileFormat.md. As
///   there. A size with a part of a pixel is rounded up, which is a guess.
final class CatalogVector: Sendable {
  private let image: VectorImage
  /// Pictures at the file's own size, by the number of pixels per unit of the file.
  private let pictures = Mutex<[CGFloat: CGImage]>([:])

  init(_ image: VectorImage) { self.image = image }

  /// An image in pixels at the file's own size; nil if it would have no pixels.
  ///
  /// A file that states an absurd size gets fewer pixels than the screen has.
  ///
  /// - Parameters:
  ///   - scale: The scale of the screen.
  ///   - ownScale: The number of the file's units per point, from its entry in the set; 1 for a single scale.
  func content(for scale: CGFloat, ownScale: CGFloat) -> ImageContent? {
    let size = CGSize(width: image.width, height: image.height)
    let bounds = CGRect(origin: .zero, size: size)
    let full = ImageCanvas(bounds: bounds, scale: scale / ownScale, isOpaque: false)
    if full.hasRoom {
      return picture(on: full).map { ImageContent(cgImage: $0, scale: scale) }
    }
    let small = ImageCanvas(
      bounds: bounds, scale: CGContext.shownScale(full.scale, of: size), isOpaque: false)
    guard let picture = picture(on: small) else { return nil }
    var content = ImageContent(cgImage: picture, scale: small.scale * ownScale)
    content.exactSize = CGSize(width: size.width / ownScale, height: size.height / ownScale)
    return content
  }

  private func picture(on canvas: ImageCanvas) -> CGImage? {
    pictures.withLock { pictures in
      if let known = pictures[canvas.scale] { return known }
      guard !canvas.isEmpty else { return nil }
      let context = canvas.makeContext()
      draw(in: canvas.bounds, context: context)
      let picture = context.makeImage()
      pictures[canvas.scale] = picture
      return picture
    }
  }

  /// Draws into a context whose y-axis points down.
  func draw(in rect: CGRect, context: CGContext) {
    context.recordBatch { image.draw(in: Rect(rect), on: &context.recorder) }
  }
}
