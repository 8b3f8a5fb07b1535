import DarkroomCoreGraphics
import DarkroomImageFiles
import DarkroomJPEG
import DarkroomPNG
import DarkroomRaster

/// What an image file of pixels holds; PNG and JPEG are the formats that are written.
struct EncodedImage {
  var image: CGImage
  var orientation = UIImage.Orientation.up

  /// Of the files that hold images, in small letters and without the dot.
  static let extensions = ImageFormat.allCases.filter { !$0.isVector }.flatMap(\.extensions)

  /// Nil if the data cannot be decoded; a message on standard error names a library that is missing.
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

  /// PNG files are read strictly first; one that is damaged is read as far as it goes, as on iOS.
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

  /// Nil for an image without pixels.
  static func png(_ image: CGImage) -> Data? {
    do {
      return Data(try PNGEncoder.encode(image.pixmap))
    } catch {
      return nil
    }
  }

  /// Nil for an image without pixels, or of more than 65,500 on a side.
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

  /// Of the numbers 1 to 8; `up` for any other.
  init(exif number: Int) {
    self = Self.byEXIF.indices.contains(number - 1) ? Self.byEXIF[number - 1] : .up
  }

  var exif: Int { (Self.byEXIF.firstIndex(of: self) ?? 0) + 1 }
}

extension ImageContent {
  /// Nil for data that does not decode.
  init?(_ data: Data, scale: CGFloat) {
    guard let file = EncodedImage(data) else { return nil }
    self.init(cgImage: file.image, scale: scale, orientation: file.orientation)
  }
}
