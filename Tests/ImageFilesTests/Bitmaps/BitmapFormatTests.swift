import DarkroomPNG
import DarkroomRaster
import Testing

@testable import DarkroomImageFiles

/// Small files of each format, made by Pillow 13 from pixels that are known.
struct BitmapFormatTests {
  private static func bytes(_ digits: String) -> [UInt8] {
    let values = digits.compactMap(\.hexDigitValue)
    return stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
  }

  /// Three by two pixels: red, green, blue; blue, green, nothing.
  private static let gif = bytes(
    """
    47494638396103000200810000ff000000ff000000ff00000021f90401000003002c0000000003000200000809\
    000104102020c08080003b
    """)

  @Test func aGIFsFirstFrameIsRead() throws {
    let pixels = Pixels(try ImageFileReader.pixmap(Self.gif))

    #expect((0..<3).map { pixels[$0, 0] } == [.red, .green, .blue])
    #expect((0..<3).map { pixels[$0, 1] } == [.blue, .green, .clear])
  }

  @Test func interlacedRowsOfAGIFComeInFourPasses() throws {
    // Nine rows of one pixel, by hand: codes of three bits, cleared before each three.
    let palette = "000000 111111 222222 333333".filter { $0 != " " }
    let codes = Self.codes([4, 0, 1, 4, 2, 3, 4, 0, 1, 4, 2, 3, 4, 0, 5], bits: 3)
    let file =
      Self.bytes("474946383961" + "01000900810000" + palette + "2c00000000" + "01000900" + "40")
      + [2, UInt8(codes.count)] + codes + [0, 0x3B]
    let pixels = Pixels(try ImageFileReader.pixmap(file))

    // Rows 0 and 8, then 4, then 2 and 6, then 1, 3, 5 and 7.
    let order = [0, 8, 4, 2, 6, 1, 3, 5, 7]
    let values = [0, 1, 2, 3, 0, 1, 2, 3, 0].map { $0 * 17 }
    for (row, value) in zip(order, values) {
      #expect(pixels[0, row] == [value, value, value, 255], "row \(row)")
    }
  }

  /// The lowest bit first.
  private static func codes(_ codes: [Int], bits: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: (codes.count * bits + 7) / 8)
    for (index, code) in codes.enumerated() {
      for bit in 0..<bits where code >> bit & 1 == 1 {
        let place = index * bits + bit
        bytes[place / 8] |= 1 << (place % 8)
      }
    }
    return bytes
  }

  @Test func damagedGIFsAreNamedOrShownInPart() throws {
    for count in 0..<Self.gif.count {
      do {
        _ = try ImageFileReader.pixmap(Array(Self.gif.prefix(count)))
      } catch {
        #expect("\(error)".contains("GIF") || count < 6, "\(error)")
      }
    }
  }

  /// Two by two pixels, bottom row first, rows of whole words.
  private static func bmp(bits: Int, rows: String, height: String = "02000000") -> [UInt8] {
    bytes(
      "424d00000000000000003600000028000000" + "02000000" + height + "0100"
        + (bits == 24 ? "1800" : "2000") + "00000000" + "00000000" + "0000000000000000"
        + "00000000" + "00000000" + rows)
  }

  @Test func bmpRowsRunUpwardsUnlessTheHeightIsNegative() throws {
    let rows = "ff0000ffffff0000" + "0000ff00ff000000"
    let up = Pixels(try ImageFileReader.pixmap(Self.bmp(bits: 24, rows: rows)))
    #expect([up[0, 0], up[1, 0], up[0, 1], up[1, 1]] == [.red, .green, .blue, .white])

    let down = Pixels(
      try ImageFileReader.pixmap(Self.bmp(bits: 24, rows: rows, height: "feffffff")))
    #expect(down[0, 0] == .blue && down[0, 1] == .red)
    // Without masks the fourth byte is not alpha.
    let deep = Pixels(
      try ImageFileReader.pixmap(Self.bmp(bits: 32, rows: "ff000000ffffff00" + "0000ff0000ff0000")))
    #expect(deep[0, 0] == .red && deep[1, 1] == .white)
  }

  @Test func cutOffAndPackedBMPsAreNamed() {
    #expect(throws: ImageFileError.self) {
      try ImageFileReader.pixmap(Self.bmp(bits: 24, rows: "ff0000"))
    }
    var packed = Self.bmp(bits: 24, rows: "ff0000ffffff00000000ff00ff000000")
    packed[30] = 1
    #expect(throws: ImageFileError.self) { try ImageFileReader.pixmap(packed) }
  }

  /// Red, green; blue, nothing: by the system's libraries where they are, else with an error that names the package.
  @Test(arguments: [
    (
      "libwebp7",
      "524946462a000000574542505650384c1e0000002f014000101f201048da1f7a8df9171014f93fdafc07f0a5601722fa1f01"
    ),
    (
      "libtiff6",
      "49492a00080000000b000001040001000000020000000101040001000000020000000201030004000000920000"
        + "0003010300010000000100000006010300010000000200000011010400010000009a0000001501030001000000"
        + "040000001601040001000000020000001701040001000000100000001c01030001000000010000005201030001"
        + "00000002000000000000000800080008000800ff0000ff00ff00ff0000ffff00000000"
    ),
  ])
  func loadedLibrariesReadTheirFormat(package: String, digits: String) throws {
    do {
      let pixels = Pixels(try ImageFileReader.pixmap(Self.bytes(digits)))
      #expect([pixels[0, 0], pixels[1, 0], pixels[0, 1]] == [.red, .green, .blue])
      #expect(pixels[1, 1] == .clear)
    } catch {
      guard case .libraryMissing = error else { throw error }
      #expect("\(error)".contains("apt-get install \(package)"))
    }
  }

  @Test func damageOfLoadedFormatsIsNamed() {
    for text in ["RIFF....WEBPVP8 xxxxxxxxxxxx", "II*\0xxxxxxxxxxxxxxxx"] {
      #expect(throws: ImageFileError.self) { try ImageFileReader.pixmap(Array(text.utf8)) }
    }
  }
}
