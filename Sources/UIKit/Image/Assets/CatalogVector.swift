import DarkroomCoreGraphics
import DarkroomImageFiles
import DarkroomRaster
import Synchronization

/// An SVG or a PDF file of an asset catalog.
///
/// Xcode makes pixels of such a file for each scale, at the size that the file states in points. Only where the set
/// preserves vector data is the file itself kept, and drawn anew at other sizes.
///
/// - SeeAlso: Apple, Xcode 12 Release Notes, "Asset Catalogs"; Microsoft, apple-ux-guide, iOSImageFileFormat.md. As
///   there. A size with a part of a pixel is rounded up, which is a guess.
final class CatalogVector: Sendable {
  private let image: VectorImage
  /// The picture at the file's own size, by pixels in a point.
  private let pictures = Mutex<[CGFloat: CGImage]>([:])

  init(_ image: VectorImage) { self.image = image }

  /// The picture in pixels at the file's own size; nil if it would have none.
  ///
  /// - Parameters:
  ///   - scale: of the screen.
  ///   - ownScale: units of the file in a point, as its entry in the set says: 1 for a single scale.
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

  /// Draws into a context whose y axis points down.
  func draw(in rect: CGRect, context: CGContext) {
    context.recordBatch { image.draw(in: Rect(rect), on: &context.recorder) }
  }
}
