import DarkroomCoreGraphics
import DarkroomImageFiles

/// The content of an image file: pixels, or outlines that are drawn at any size.
struct ReadImageFile {
  enum Picture {
    case pixels(CGImage, UIImage.Orientation)
    case vector(CatalogVector)
  }

  let picture: Picture

  /// - Parameter mayBeVector: Whether SVG and PDF files are accepted, which is only the case in catalogs.
  init(_ data: Data, mayBeVector: Bool) throws(ImageFileError) {
    if mayBeVector, ImageFormat([UInt8](data))?.isVector == true {
      picture = .vector(CatalogVector(try ImageFileReader.vector([UInt8](data))))
    } else {
      let file = try EncodedImage(reading: data)
      picture = .pixels(file.image, file.orientation)
    }
  }
}
