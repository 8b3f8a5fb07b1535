import DarkroomPNG
import DarkroomRaster

/// A reference and a new picture during their comparison: in memory, or one band at a time.
struct ComparedSides {
  let reference: any PictureRows
  /// The text chunks of the reference.
  let metadata: PNGMetadata
  let actual: any PictureRows
}
