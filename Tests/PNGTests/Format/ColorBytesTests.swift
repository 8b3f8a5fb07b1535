import Testing

@testable import DarkroomPNG

/// Three bytes a pixel, and what remains when pixels are taken four at a time.
struct ColorBytesTests {
  private static let pixels = (0..<11).map { UInt32($0) * 0x1234_5679 | 0xFF00_0000 }

  @Test(arguments: 0...11)
  func channelsAreInTheirPlaces(count: Int) {
    let bytes = TrueColorRows(isOpaque: true).packed(Self.pixels[..<count])

    #expect(
      bytes
        == Self.pixels[..<count].flatMap { pixel in
          [0, 8, 16].map { UInt8(truncatingIfNeeded: pixel >> $0) }
        })
  }

  @Test(arguments: 0...11)
  func pixelsComeBack(count: Int) {
    let bytes = [9] + TrueColorRows(isOpaque: true).packed(Self.pixels[..<count])
    var pixels = [UInt32](repeating: 1, count: count)
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe pixels.withUnsafeMutableBufferPointer {
        unsafe ColorBytes.expand(bytes, at: 1, into: $0)
      }
    }

    #expect(pixels == Array(Self.pixels[..<count]))
  }
}
