import DarkroomTestSupport
import Testing

@testable import DarkroomRaster

struct ColorConversionTests {
  private func converted(_ pixel: UInt32, _ conversion: ColorConversion) -> UInt32 {
    var pixels = [pixel]
    conversion.convert(&pixels)
    return pixels[0]
  }

  private func color(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 {
    red | green << 8 | blue << 16 | 0xFF00_0000
  }

  /// Components of CSS Color 4's matrix (section 17), by hand: Display P3 (0.5, 0.25, 0.75) is sRGB (0.5378, 0.2321,
  /// 0.7771); its pure red lies outside, and is cut to (1, 0, 0).
  @Test func displayP3BecomesSRGBByTheDefiningMatrix() throws {
    let conversion = try #require(ColorConversion(primaries: 12, transfer: 13))

    #expect(converted(color(128, 64, 191), conversion) == color(138, 59, 198))
    #expect(converted(color(255, 0, 0), conversion) == color(255, 0, 0))
    #expect(converted(color(200, 180, 160), conversion) == color(204, 179, 157))
  }

  @Test func greysAndAlphaStay() throws {
    let conversion = try #require(
      ColorConversion(iccProfile: ProfileBuilder.displayP3, isGray: false))

    for level in 0...255 as ClosedRange<UInt32> {
      let grey = level * 0x0001_0101 | (255 - level) << 24
      #expect(converted(grey, conversion) == grey)
    }
  }

  /// The profile's rounded colorants stand for the exact primaries.
  @Test func theProfileOfDisplayP3IsDisplayP3() throws {
    let profile = try #require(
      ColorConversion(iccProfile: ProfileBuilder.displayP3, isGray: false))
    let exact = try #require(ColorConversion(primaries: 12, transfer: 13))

    for seed in 0..<500 as Range<UInt32> {
      let pixel = seed &* 2_654_435_761
      #expect(converted(pixel, profile) == converted(pixel, exact))
    }
  }

  @Test func aProfileOfSRGBChangesNothing() {
    #expect(ColorConversion(iccProfile: ProfileBuilder.sRGB, isGray: false) == nil)
    #expect(ColorConversion(primaries: 1, transfer: 13) == nil)
  }

  @Test func aProfileOfAnotherKindOfPictureIsNotUsed() {
    #expect(ColorConversion(iccProfile: ProfileBuilder.displayP3, isGray: true) == nil)
  }

  /// Gray of gamma 2.2: 64 is (64 / 255)^2.2 of the light, which sRGB writes as 0.2422.
  @Test func greyOfAnotherCurveIsConverted() throws {
    let conversion = try #require(
      ColorConversion(iccProfile: Self.gray(gamma: 0x0233), isGray: true))

    #expect(converted(color(64, 64, 64), conversion) == color(62, 62, 62))
    #expect(converted(color(10, 10, 10), conversion) == color(3, 3, 3))
  }

  /// Two values are a straight line: light itself.
  @Test func aCurveOfATableIsReadBetweenItsValues() throws {
    let line = try #require(
      ColorConversion(iccProfile: Self.gray(table: [0, 0xFFFF]), isGray: true))

    #expect(converted(color(55, 55, 55), line) == color(128, 128, 128))
    #expect(converted(color(255, 255, 255), line) == color(255, 255, 255))
  }

  @Test func profilesThatAreDamagedAreNotUsed() {
    let profile = ProfileBuilder.displayP3
    for count in stride(from: 0, to: profile.count, by: 5) {
      _ = ColorConversion(iccProfile: Array(profile[..<count]), isGray: false)
    }
    for place in profile.indices {
      var damaged = profile
      damaged[place] = damaged[place] == 0xFF ? 0 : 0xFF
      if let conversion = ColorConversion(iccProfile: damaged, isGray: false) {
        _ = converted(0xFF12_3456, conversion)
      }
    }
    #expect(ColorConversion(iccProfile: [], isGray: false) == nil)
    #expect(ColorConversion(iccProfile: Self.gray(table: []), isGray: true) != nil, "light itself")
  }

  /// Every byte stands for its own light, and the border to the next lies half way.
  @Test func lightBecomesTheNearestByte() {
    for byte in 0...255 as ClosedRange<UInt32> {
      let light = TransferCurve.decode(Double(byte) / 255)
      #expect(LightEncoder.sRGB.byte(light) == byte)
      let border = TransferCurve.decode((Double(byte) + 0.5) / 255)
      if byte < 255 {
        #expect(LightEncoder.sRGB.byte(border - 1e-9) == byte)
        #expect(LightEncoder.sRGB.byte(border + 1e-9) == byte + 1)
      }
    }
    #expect(LightEncoder.sRGB.byte(.nan) == 0 && LightEncoder.sRGB.byte(2) == 255)
  }

  private static func gray(gamma: UInt16? = nil, table: [UInt16] = []) -> [UInt8] {
    let values = gamma.map { [$0] } ?? table
    let curve =
      Array("curv\0\0\0\0".utf8) + ProfileBuilder.bytes(UInt32(values.count))
      + values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    var header = [UInt8](repeating: 0, count: 128)
    for (place, name) in [(16, "GRAY"), (20, "XYZ "), (36, "acsp")] {
      header.replaceSubrange(place..<place + 4, with: Array(name.utf8))
    }
    return header + ProfileBuilder.bytes(1) + Array("kTRC".utf8) + ProfileBuilder.bytes(144)
      + ProfileBuilder.bytes(UInt32(curve.count)) + curve
  }
}
