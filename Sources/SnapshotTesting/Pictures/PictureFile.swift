import DarkroomPNG
import DarkroomRaster
import DarkroomUIKit

/// What goes into the file of an image: pixels, the stamp that recognises them, and notes of how they came about.
struct PictureFile: Sendable {
  static let emptyWords =
    "The picture is empty: the view has no size. Set its frame, or give the strategy a size."

  private let picture: any PictureRows
  private let scale: Double
  private let displayList: ContentHash?
  private let texts: [PNGText]

  init(_ image: UIImage) throws(EncodingProblem) {
    guard let cgImage = image.cgImage, cgImage.width > 0, cgImage.height > 0 else {
      throw EncodingProblem(words: Self.emptyWords)
    }
    picture = cgImage.rows
    scale = Double(image.scale)
    displayList = cgImage.displayList.map(ListIdentity.hash)
    texts = PictureStamp(image: image, origin: (image as? SnapshotImage)?.origin).pngTexts
  }

  /// The file that a recording writes for an image.
  static func encode(_ image: UIImage, options: PNGEncodingOptions = .reference)
    -> Result<[UInt8], EncodingProblem>
  {
    do throws(EncodingProblem) {
      return try PictureFile(image).encoded(options)
    } catch {
      return .failure(error)
    }
  }

  /// A file that is to stay is read back; one that waits is read back when it is accepted.
  func encoded(_ options: PNGEncodingOptions) -> Result<[UInt8], EncodingProblem> {
    do throws(PNGError) {
      let bytes = try packed(options)
      if options != .draft { try PNGEncoder.verify(bytes, shows: picture) }
      return .success(bytes)
    } catch {
      return .failure(EncodingProblem(words: "The picture has no PNG form: \(error)"))
    }
  }

  private func packed(_ options: PNGEncodingOptions) throws(PNGError) -> [UInt8] {
    guard let pixmap = picture as? Pixmap else {
      return try PNGEncoder.encode(
        rows: picture, scale: scale, texts: texts, displayList: displayList, options: options)
    }
    let stamp = PNGStamp(pixmap, scale: scale, displayList: displayList)
    let metadata = PNGMetadata(scale: scale, texts: texts, stamp: stamp)
    return try PNGEncoder.encode(pixmap, metadata: metadata, options: options)
  }
}
