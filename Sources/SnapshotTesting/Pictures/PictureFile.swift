import DarkroomPNG
import DarkroomRaster
import DarkroomUIKit

/// What goes into the file of a picture: pixels, the stamp that recognizes them, and notes of how they came about.
struct PictureFile: Sendable {
  private let rows: any PictureRows
  private let scale: Double
  private let displayList: ContentHash?
  private let texts: [PNGText]

  init(_ picture: Picture) {
    rows = picture.quicklyDrawnRows
    scale = Double(picture.scale)
    displayList = picture.list.map(ListIdentity.hash)
    texts = PictureNotes(picture).pngTexts + [DrawingNotes(picture)?.pngText].compactMap(\.self)
  }

  /// A file that stays is read back; one that is pending is read back when it is accepted.
  func encoded(_ options: PNGEncodingOptions) -> Result<[UInt8], PNGError> {
    Result { () throws(PNGError) in
      try PNGEncoder.encode(
        rows: rows, scale: scale, texts: texts, displayList: displayList, options: options)
    }
  }
}
