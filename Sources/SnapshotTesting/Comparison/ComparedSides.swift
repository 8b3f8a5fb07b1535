import DarkroomPNG
import DarkroomRaster

/// A reference and a new picture as they are gone through: in memory, or a band at a time.
struct ComparedSides {
  let reference: any PictureRows
  /// What the reference says of itself.
  let metadata: PNGMetadata
  let actual: any PictureRows
}
