import DarkroomPNG
import DarkroomRaster
import DarkroomUIKit

/// The contents of a picture's file: pixels, the stamp that identifies them, and notes about their origin.
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

  /// Encodes the file.
  ///
  /// A reference is verified by decoding it; a pending file is verified when it is accepted.
  func encoded(_ options: PNGEncodingOptions) -> Result<[UInt8], PNGError> {
    Result { () throws(PNGError) in
      try PNGEncoder.encode(
        rows: rows, scale: scale, texts: texts, displayList: displayList, options: options)
    }
  }
}
