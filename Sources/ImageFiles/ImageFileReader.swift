package import DarkroomRaster

/// Reads image files that are neither PNG nor JPEG, and PNG files that a strict decoder refuses.
package enum ImageFileReader {
  /// The largest number of pixels: half a gigabyte, the same limit as for PNG files.
  static let mostPixels = 134_217_728

  /// Returns the outlines of an SVG or PDF file.
  package static func vector(_ bytes: [UInt8]) throws(ImageFileError) -> VectorImage {
    switch ImageFormat(bytes) {
    case .svg?: return try SVGReader.picture(of: bytes)
    case .pdf?: return try PDFReader.picture(of: bytes)
    case let format: throw .unknownFormat(format.map { "a \($0.rawValue) file" })
    }
  }

  /// Returns the upright pixels of a file; only the first frame of an animation is read.
  package static func pixmap(_ bytes: [UInt8]) throws(ImageFileError) -> Pixmap {
    switch ImageFormat(bytes) {
    case .png?: return try DamagedPNG.pixmap(bytes)
    case .gif?: return try GIFReader.pixmap(bytes)
    case .bmp?: return try BMPReader.pixmap(bytes)
    case .webp?: return try LoadedCodec.webp.pixmap(bytes)
    case .tiff?: return try LoadedCodec.tiff.pixmap(bytes)
    case .heif?: return try LoadedCodec.heif.pixmap(bytes)
    case let format: throw .unknownFormat(format.map { "a \($0.rawValue) file" })
    }
  }

  static func check(_ width: Int, _ height: Int) throws(ImageFileError) {
    guard width > 0, height > 0, width <= mostPixels, height <= mostPixels / width else {
      throw .tooLarge(width: Double(width), height: Double(height))
    }
  }
}
