import DarkroomCPNG

/// The only callers of the C functions, with `LibPNGWriter`.
enum LibPNG {
  /// libpng's and zlib's own version numbers.
  ///
  /// They decide the bytes of a file, never its pixels.
  static var versions: (libpng: String, zlib: String) {
    unsafe (
      String(cString: darkroom_png_library_version()), String(cString: darkroom_zlib_version())
    )
  }

  /// CRC-32 as chunks carry it.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer {
      unsafe $0.baseAddress.map { unsafe darkroom_png_crc($0, bytes.count) } ?? 0
    }
  }

  /// Straight RGBA, red in the lowest byte.
  static func pixels(_ file: [UInt8], width: Int, height: Int) throws(PNGError) -> [UInt32] {
    try read(file, width: width, height: height, into: UInt32.self, isSixteenBit: false)
  }

  /// Straight RGBA with 16 bits a channel, red lowest.
  static func deepPixels(_ file: [UInt8], width: Int, height: Int) throws(PNGError) -> [UInt64] {
    try read(file, width: width, height: height, into: UInt64.self, isSixteenBit: true)
  }

  private static func read<Pixel: FixedWidthInteger>(
    _ file: [UInt8], width: Int, height: Int, into: Pixel.Type, isSixteenBit: Bool
  ) throws(PNGError) -> [Pixel] {
    var status: Int32 = -1
    var message = [CChar](repeating: 0, count: Int(DARKROOM_PNG_MESSAGE))
    let pixels = unsafe [Pixel](unsafeUninitializedCapacity: width * height) { pixels, count in
      unsafe UnsafeMutableRawBufferPointer(pixels).withMemoryRebound(to: UInt8.self) { rows in
        status = unsafe darkroom_png_read(
          file, file.count, isSixteenBit ? 1 : 0, rows.baseAddress, rows.count / height,
          UInt32(height), &message)
      }
      count = status == 0 ? width * height : 0
    }
    guard status == 0 else { throw error(message) }
    return pixels
  }

  private static func error(_ message: [CChar]) -> PNGError {
    let text = String(decoding: message.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    return text.isEmpty ? .outOfMemory : .codec(message: text)
  }

  /// Nil when the zlib stream is damaged or longer than `limit` bytes.
  static func inflate(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    var capacity = min(limit, max(1_024, bytes.count * 4))
    while true {
      var status: Int32 = -1
      let output = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
        unsafe bytes.withUnsafeBufferPointer { input in
          status = unsafe darkroom_inflate(
            input.baseAddress, input.count, output.baseAddress, capacity, &count)
        }
      }
      if status == 0 { return output }
      guard status == 1, capacity < limit else { return nil }
      capacity = min(limit, capacity * 4)
    }
  }
}
