import DarkroomPNG

/// Image files as bytes; PNG is the only format read and written.
enum EncodedImage {
  /// Nil for what is not a PNG file that decodes.
  static func decode(_ data: Data) -> CGImage? {
    do {
      return CGImage(try PNGDecoder.decode([UInt8](data)).pixmap)
    } catch {
      return nil
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
}
