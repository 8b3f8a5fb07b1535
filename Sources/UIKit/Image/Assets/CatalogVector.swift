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
  /// Pictures at the file's own size, by the number of pixels per point.
  private let pictures = Mutex<[CGFloat: CGImage]>([:])

  init(_ image: VectorImage) { self.image = image }

  /// A picture in pixels at the file's own size; nil if it would have no pixels.
  ///
  /// - Parameters:
  ///   - scale: The scale of the screen.
  ///   - ownScale: The number of the file's units per point, from its entry in the set; 1 for a single scale.
  func picture(for scale: CGFloat, ownScale: CGFloat) -> CGImage? {
    let pixels = scale / ownScale
    return pictures.withLock { pictures in
      if let known = pictures[pixels] { return known }
      let size = CGSize(width: image.width, height: image.height)
      let canvas = ImageCanvas(
        bounds: CGRect(origin: .zero, size: size), scale: pixels, isOpaque: false)
      guard !canvas.isEmpty, canvas.hasRoom else { return nil }
      let context = canvas.makeContext()
      draw(in: canvas.bounds, context: context)
      let picture = context.makeImage()
      pictures[pixels] = picture
      return picture
    }
  }

  /// Draws into a context whose y-axis points down.
  func draw(in rect: CGRect, context: CGContext) {
    context.recordBatch { image.draw(in: Rect(rect), on: &context.recorder) }
  }
}
