import DarkroomPNG
import DarkroomRaster
import DarkroomUIKit

/// The file that a recording writes for an image.
enum PictureFile {
  static let emptyWords =
    "The picture is empty: the view has no size. Set its frame, or give the strategy a size."

  /// Pixels, the stamp that recognises them, and notes of how they came about.
  ///
  /// A file that is to stay is read back; one that waits is read back when it is accepted.
  static func encode(_ image: UIImage, options: PNGEncodingOptions = .reference)
    -> Result<[UInt8], EncodingProblem>
  {
    guard let cgImage = image.cgImage, cgImage.width > 0, cgImage.height > 0 else {
      return .failure(EncodingProblem(words: emptyWords))
    }
    let pixmap = cgImage.pixmap
    let scale = Double(image.scale)
    let stamp = PNGStamp(
      pixmap, scale: scale, displayList: cgImage.displayList.map(ListIdentity.hash))
    let notes = PictureStamp(image: image, origin: (image as? SnapshotImage)?.origin)
    do throws(PNGError) {
      let metadata = PNGMetadata(scale: scale, texts: notes.pngTexts, stamp: stamp)
      let bytes = try PNGEncoder.encode(pixmap, metadata: metadata, options: options)
      if options != .draft { try PNGEncoder.verify(bytes, shows: pixmap) }
      return .success(bytes)
    } catch {
      return .failure(EncodingProblem(words: "The picture has no PNG form: \(error)"))
    }
  }
}
