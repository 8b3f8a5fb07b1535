import DarkroomCJPEG

/// Calls the C functions; no other type does.
enum LibJPEG {
  /// Decodes a file to opaque RGBA, with red in the lowest byte.
  ///
  /// - Parameter isInverted: whether CMYK is stored inverted.
  static func pixels(
    _ file: [UInt8], width: Int, height: Int, isInverted: Bool
  ) throws(JPEGError) -> [UInt32] {
    var status: Int32 = -1
    var message = [CChar](repeating: 0, count: Int(DARKROOM_JPEG_MESSAGE))
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: width * height) { pixels, produced in
      unsafe UnsafeMutableRawBufferPointer(pixels).withMemoryRebound(to: UInt8.self) { bytes in
        guard let base = bytes.baseAddress else { return }
        status = unsafe darkroom_jpeg_read(
          file, file.count, base, UInt32(width), UInt32(height), isInverted ? 1 : 0, &message)
      }
      produced = status == 0 ? width * height : 0
    }
    guard status == 0 else { throw error(message) }
    return pixels
  }

  /// Encodes pixels.
  ///
  /// - Parameters:
  ///   - pixels: pixels with red in the lowest byte; the highest byte is ignored.
  ///   - quality: the quality of libjpeg, from 0 to 100.
  static func file(
    _ pixels: [UInt32], width: Int, height: Int, quality: Int, hasFullColor: Bool, exif: [UInt8]?
  ) throws(JPEGError) -> [UInt8] {
    var message = [CChar](repeating: 0, count: Int(DARKROOM_JPEG_MESSAGE))
    var memory: UnsafeMutablePointer<UInt8>?
    var count = 0
    let status = unsafe pixels.withUnsafeBytes { pixels in
      unsafe darkroom_jpeg_write(
        pixels.bindMemory(to: UInt8.self).baseAddress, UInt32(width), UInt32(height),
        Int32(quality), hasFullColor ? 1 : 0, exif, UInt32(exif?.count ?? 0), &memory, &count,
        &message)
    }
    guard status == 0, let memory = unsafe memory else { throw error(message) }
    defer { unsafe darkroom_jpeg_free(memory) }
    return unsafe Array(UnsafeBufferPointer(start: memory, count: count))
  }

  private static func error(_ message: [CChar]) -> JPEGError {
    .codec(message: String(decoding: message.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
  }
}
