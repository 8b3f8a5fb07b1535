import DarkroomCoreGraphics
import DarkroomImageFiles
import DarkroomJPEG
import DarkroomPNG
import DarkroomRaster

/// The content of an image file; PNG and JPEG are the formats that can be written.
struct EncodedImage {
  var image: CGImage
  var orientation = UIImage.Orientation.up

  /// The extensions of image files, in lower case and without the dot.
  static let extensions = ImageFormat.allCases.filter { !$0.isVector }.flatMap(\.extensions)

  /// Decodes image data; nil if it cannot be decoded.
  ///
  /// If a library is missing, a message on standard error names it.
  init?(_ data: Data) {
    do throws(ImageFileError) {
      try self.init(reading: data)
    } catch {
      if case .libraryMissing = error {
        FileHandle.standardError.write(Data("warning: UIImage(data:): \(error)\n".utf8))
      }
      return nil
    }
  }

  /// Decodes image data.
  ///
  /// PNG files are first read strictly; a damaged one is then read as far as possible, as on iOS.
  init(reading data: Data) throws(ImageFileError) {
    let bytes = [UInt8](data)
    if JPEGDecoder.isJPEG(bytes) {
      do {
        let decoded = try JPEGDecoder.decode(bytes)
        image = CGImage(Bitmap(decoded.pixmap), isOpaque: true)
        orientation = UIImage.Orientation(exif: decoded.orientation)
      } catch {
        throw .codec(format: "JPEG", message: "\(error)")
      }
      return
    }
    if ImageFormat(bytes) == .png, let decoded = try? PNGDecoder.decode(bytes) {
      image = CGImage(decoded.pixmap)
    } else {
      image = CGImage(try ImageFileReader.pixmap(bytes))
    }
  }

  /// Encodes a PNG file; nil for an image without pixels.
  static func png(_ image: CGImage) -> Data? {
    do {
      return Data(try PNGEncoder.encode(image.pixmap))
    } catch {
      return nil
    }
  }

  /// Encodes a JPEG file; nil for an image without pixels, or with more than 65,500 on a side.
  static func jpeg(
    _ image: CGImage, quality: CGFloat, orientation: UIImage.Orientation
  ) -> Data? {
    do {
      return Data(
        try JPEGEncoder.encode(
          image.pixmap, quality: Double(quality), orientation: orientation.exif))
    } catch {
      return nil
    }
  }
}

extension UIImage.Orientation {
  private static let byEXIF: [UIImage.Orientation] = [
    .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
  ]

  /// The orientation for an EXIF number from 1 to 8; `up` for any other number.
  init(exif number: Int) {
    self = Self.byEXIF.indices.contains(number - 1) ? Self.byEXIF[number - 1] : .up
  }

  var exif: Int { (Self.byEXIF.firstIndex(of: self) ?? 0) + 1 }
}

extension ImageContent {
  /// Decodes an image; nil if the data cannot be decoded.
  init?(_ data: Data, scale: CGFloat) {
    guard let file = EncodedImage(data) else { return nil }
    self.init(cgImage: file.image, scale: scale, orientation: file.orientation)
  }
}
