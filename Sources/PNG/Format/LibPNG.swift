import DarkroomCPNG
import DarkroomRaster

/// Calls the C functions; only this type and `LibPNGWriter` do.
package enum LibPNG {
  /// The version numbers that the libraries report.
  ///
  /// They affect the bytes of a file, never its pixels.
  package static var versions: (libpng: String, zlib: String, libdeflate: String) {
    unsafe (
      String(cString: darkroom_png_library_version()), String(cString: darkroom_zlib_version()),
      String(cString: darkroom_libdeflate_version())
    )
  }

  /// Returns the CRC-32 of a chunk.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer {
      unsafe $0.baseAddress.map { unsafe darkroom_png_crc($0, bytes.count) } ?? 0
    }
  }

  /// Decodes a file to straight RGBA, with red in the lowest byte.
  ///
  /// Samples of 16 bits are scaled to 8 bits, or converted by `deep`.
  static func pixels(
    _ file: [UInt8], width: Int, height: Int, deep: ConvertedSamples? = nil
  ) throws(PNGError) -> [UInt32] {
    var status: Int32 = -1
    var message = [CChar](repeating: 0, count: Int(DARKROOM_PNG_MESSAGE))
    let count = try pixelCount(width, height)
    let row = deep.map { DeepRow($0, width: width) }
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { pixels, produced in
      unsafe UnsafeMutableRawBufferPointer(pixels).withMemoryRebound(to: UInt8.self) { bytes in
        func read(_ rows: UnsafePointer<DarkroomPNGDeepRows>?) {
          status = unsafe darkroom_png_read(
            file, file.count, rows, bytes.baseAddress, UInt32(width), UInt32(height), &message)
        }
        guard let row else { return read(nil) }
        unsafe row.withRows { unsafe read($0) }
      }
      produced = status == 0 ? count : 0
    }
    guard status == 0 else { throw error(message) }
    return pixels
  }

  private static func pixelCount(_ width: Int, _ height: Int) throws(PNGError) -> Int {
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    guard !overflows, count <= Int.max / 4, width > 0, height > 0 else {
      throw .tooLarge(width: width, height: height)
    }
    return count
  }

  private static func error(_ message: [CChar]) -> PNGError {
    let text = String(decoding: message.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    return text.isEmpty ? .outOfMemory : .codec(message: text)
  }

  /// The result of inflating a zlib stream.
  struct Inflation {
    /// The inflated bytes; nil if the stream is damaged or longer than the limit.
    let bytes: [UInt8]?
    /// The number of inflated bytes, including the bytes that a failure discarded.
    let produced: Int
  }

  /// Inflates a zlib stream of at most `limit` bytes, 0 or more.
  static func inflate(_ bytes: ArraySlice<UInt8>, limit: Int) -> Inflation {
    let guess = bytes.count.multipliedReportingOverflow(by: 4)
    var capacity = min(limit, max(1_024, guess.overflow ? limit : guess.partialValue))
    while true {
      var status: Int32 = -1
      let output = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
        unsafe bytes.withUnsafeBufferPointer { input in
          status = unsafe darkroom_inflate(
            input.baseAddress, input.count, output.baseAddress, capacity, &count)
        }
      }
      if status == 0 { return Inflation(bytes: output, produced: output.count) }
      guard status == 1, capacity < limit else {
        return Inflation(bytes: nil, produced: output.count)
      }
      capacity = capacity > limit / 4 ? limit : capacity * 4
    }
  }
}

/// Inflates a zlib stream, stored in pieces, a part at a time.
@safe final class Inflater {
  private let inflater: OpaquePointer

  /// Creates an inflater for the stream in `ranges` of `file`, which alternate between starts and ends.
  ///
  /// Returns nil if memory is exhausted.
  init?(_ file: [UInt8], _ ranges: [Int]) {
    let inflater = unsafe file.withUnsafeBufferPointer { file in
      unsafe ranges.withUnsafeBufferPointer { ranges in
        var input = unsafe DarkroomRanges(
          file: file.baseAddress, ranges: ranges.baseAddress, count: ranges.count / 2)
        return unsafe darkroom_inflater_create(&input)
      }
    }
    guard let inflater = unsafe inflater else { return nil }
    unsafe self.inflater = unsafe inflater
  }

  deinit {
    unsafe darkroom_inflater_destroy(inflater)
  }

  /// Fills the first `count` bytes of `output` with the next inflated bytes; returns false if it cannot.
  func read(_ count: Int, into output: inout [UInt8]) -> Bool {
    unsafe output.withUnsafeMutableBufferPointer { output in
      guard count <= output.count else { return false }
      return unsafe darkroom_inflater_read(inflater, output.baseAddress, count) == 0
    }
  }

  /// Returns whether the stream and its pieces end here, with the right checksum.
  func finish() -> Bool { unsafe darkroom_inflater_finish(inflater) == 0 }
}

/// A buffer for a row of 16-bit samples, and the conversion of the row to bytes.
private final class DeepRow {
  private let samples: ConvertedSamples
  private let width: Int

  init(_ samples: ConvertedSamples, width: Int) {
    self.samples = samples
    self.width = width
  }

  func withRows(_ body: (UnsafePointer<DarkroomPNGDeepRows>) -> Void) {
    var row = [UInt16](repeating: 0, count: 4 * width)
    unsafe row.withUnsafeMutableBufferPointer { row in
      var rows = unsafe DarkroomPNGDeepRows(
        context: Unmanaged.passUnretained(self).toOpaque(),
        convert: { context, samples, pixels, width, first, step in
          guard let context = unsafe context, let samples = unsafe samples,
            let pixels = unsafe pixels
          else { return }
          let row = unsafe Unmanaged<DeepRow>.fromOpaque(context).takeUnretainedValue()
          let columns = stride(from: Int(first), to: Int(width), by: Int(step))
          unsafe row.samples.convert(samples, into: pixels, at: columns)
        }, row: row.baseAddress)
      unsafe body(&rows)
    }
  }
}
