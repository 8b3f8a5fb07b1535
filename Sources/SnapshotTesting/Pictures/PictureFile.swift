import DarkroomPNG
import DarkroomRaster
import DarkroomUIKit

/// What goes into the file of a picture: pixels, the stamp that recognises them, and notes of how they came about.
struct PictureFile: Sendable {
  private let rows: any PictureRows
  private let scale: Double
  private let displayList: ContentHash?
  private let texts: [PNGText]

  init(_ picture: Picture) {
    rows = picture.quicklyDrawnRows
    scale = Double(picture.scale)
    displayList = picture.list.map(ListIdentity.hash)
    texts = PictureNotes(picture).pngTexts
  }

  /// A file that is to stay is read back; one that waits is read back when it is accepted.
  func encoded(_ options: PNGEncodingOptions) -> Result<[UInt8], EncodingProblem> {
    do throws(PNGError) {
      let bytes = try packed(options)
      if options != .draft { try PNGEncoder.verify(bytes, shows: rows) }
      return .success(bytes)
    } catch {
      return .failure(EncodingProblem(words: "The picture has no PNG form: \(error)"))
    }
  }

  private func packed(_ options: PNGEncodingOptions) throws(PNGError) -> [UInt8] {
    guard let pixmap = rows as? Pixmap else {
      return try PNGEncoder.encode(
        rows: rows, scale: scale, texts: texts, displayList: displayList, options: options)
    }
    let stamp = PNGStamp(pixmap, scale: scale, displayList: displayList)
    let metadata = PNGMetadata(scale: scale, texts: texts, stamp: stamp)
    return try PNGEncoder.encode(pixmap, metadata: metadata, options: options)
  }
}
