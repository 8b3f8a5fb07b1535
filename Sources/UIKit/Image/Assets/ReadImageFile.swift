import DarkroomCoreGraphics
import DarkroomImageFiles

/// What an image file holds: pixels, or outlines that are drawn at any size.
struct ReadImageFile {
  enum Picture {
    case pixels(CGImage, UIImage.Orientation)
    case vector(CatalogVector)
  }

  let picture: Picture

  /// - Parameter mayBeVector: whether SVG and PDF are read, as only in catalogs.
  init(_ data: Data, mayBeVector: Bool) throws(ImageFileError) {
    if mayBeVector, ImageFormat([UInt8](data))?.isVector == true {
      picture = .vector(CatalogVector(try ImageFileReader.vector([UInt8](data))))
    } else {
      let file = try EncodedImage(reading: data)
      picture = .pixels(file.image, file.orientation)
    }
  }
}
