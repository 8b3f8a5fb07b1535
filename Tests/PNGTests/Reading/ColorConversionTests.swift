import DarkroomRaster
import DarkroomTestSupport
import Testing

@testable import DarkroomPNG

/// What a file says of its colors.
struct ColorConversionTests {
  private let samples = [128, 64, 191, 200, 180, 160, 255, 0, 0, 9, 9, 9]

  private func pixels(
    _ chunks: [(String, [UInt8])], colorType: Int = 2, bitDepth: Int = 8, samples: [Int]? = nil
  ) throws -> [UInt32] {
    let samples = samples ?? self.samples
    let channels = [0: 1, 2: 3, 6: 4][colorType] ?? 1
    let file = PNGBuilder(
      width: samples.count / channels, height: 1, bitDepth: bitDepth, colorType: colorType,
      samples: samples, chunks: chunks
    ).file
    return try PNGDecoder.decode(file).pixmap.pixels
  }

  private let displayP3: [UInt32] = [0xFFC6_3B8A, 0xFF9D_B3CC, 0xFF00_00FF, 0xFF09_0909]
  private let asStored: [UInt32] = [0xFFBF_4080, 0xFFA0_B4C8, 0xFF00_00FF, 0xFF09_0909]

  private func profile(_ bytes: [UInt8]) -> (String, [UInt8]) {
    ("iCCP", Array("Display P3\0\0".utf8) + PNGBuilder.stored(bytes))
  }

  @Test func coloursOfDisplayP3BecomeSRGB() throws {
    #expect(try pixels([profile(ProfileBuilder.displayP3)]) == displayP3)
    #expect(try pixels([("cICP", [12, 13, 0, 1])]) == displayP3)
  }

  /// P3 pictures of 16 bits, as iOS writes wide color.
  @Test func samplesOf16BitsAreConvertedBeforeTheyAreRounded() throws {
    let deep = try pixels(
      [profile(ProfileBuilder.displayP3)], bitDepth: 16, samples: samples.map { $0 * 257 })
    #expect(deep == displayP3)

    // By hand: red 125 becomes 134.33, and with two fifths of a step more 134.77.
    func red(_ more: Int) throws -> [UInt32] {
      try pixels(
        [("cICP", [12, 13, 0, 1])], bitDepth: 16,
        samples: [125 * 257 + more, 64 * 257, 191 * 257])
    }
    #expect(try red(0) == [0xFFC6_3C86])
    #expect(try red(100) == [0xFFC6_3C87])
  }

  @Test func aCodeGoesBeforeAProfileAndAProfileBeforeTheRest() throws {
    let sRGB = profile(ProfileBuilder.sRGB)
    #expect(try pixels([("cICP", [1, 13, 0, 1]), profile(ProfileBuilder.displayP3)]) == asStored)
    #expect(try pixels([sRGB, ("gAMA", [0, 1, 0x86, 0xA0])]) == asStored)
    #expect(try pixels([profile(ProfileBuilder.displayP3), ("sRGB", [0])]) == displayP3)
  }

  @Test func whatCannotBeReadLeavesTheColoursAsTheyAre() throws {
    #expect(try pixels([("iCCP", Array("x\0\0".utf8) + [1, 2, 3])]) == asStored)
    #expect(try pixels([("iCCP", Array("x".utf8))]) == asStored)
    #expect(try pixels([profile([1, 2, 3])]) == asStored)
    #expect(try pixels([("cICP", [12])]) == asStored)
    #expect(try pixels([("cICP", [9, 16, 0, 1])]) == asStored, "PQ is not read")
  }

  /// Alpha isn't a color, and transparent pixels stay transparent.
  @Test func alphaStaysWhatItIs() throws {
    let found = try pixels(
      [profile(ProfileBuilder.displayP3)], colorType: 6, samples: [128, 64, 191, 128, 1, 2, 3, 0])

    #expect(found == [StraightAlpha.premultiplied(straight: 0x80C6_3B8A), 0])
  }
}
