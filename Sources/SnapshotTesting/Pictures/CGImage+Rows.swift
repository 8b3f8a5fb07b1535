import DarkroomRaster
import DarkroomUIKit

extension CGImage {
  /// Above so many pixels a picture is drawn again, band by band, wherever it is looked at, and never kept as a whole.
  static let largestKeptPicture = 8_388_608

  /// Whether the picture is too large to be kept, and can be drawn again.
  var isDrawnInBands: Bool { displayList != nil && width * height > Self.largestKeptPicture }

  /// In memory where it is not too large.
  var rows: any PictureRows {
    if isDrawnInBands, let displayList { displayList } else { pixmap }
  }
}
