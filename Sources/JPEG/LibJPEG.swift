import DarkroomCJPEG

/// The only caller of the C functions.
enum LibJPEG {
  /// Opaque RGBA, red in the lowest byte.
  ///
  /// - Parameter isInverted: whether CMYK is stored as what is left of white.
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

  /// - Parameters:
  ///   - pixels: red in the lowest byte; the highest one is left out.
  ///   - quality: 0 to 100, as libjpeg counts it.
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
