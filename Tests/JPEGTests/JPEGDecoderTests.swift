import DarkroomRaster
import DarkroomTestSupport
import Testing

@testable import DarkroomJPEG

struct JPEGDecoderTests {
  /// The same on every machine, and what another version of the library reads.
  @Test(arguments: JPEGSample.allCases)
  func everyKindOfFileIsReadAlikeEverywhere(sample: JPEGSample) throws {
    let decoded = try JPEGDecoder.decode(sample.file)

    #expect(decoded.pixmap.width == 37 && decoded.pixmap.height == 23)
    #expect(decoded.orientation == 1)
    #expect(Self.hash(decoded.pixmap) == sample.hash)
    #expect(decoded.pixmap.pixels.allSatisfy { $0 >> 24 == 255 })
  }

  private static func hash(_ pixmap: Pixmap) -> UInt64 {
    pixmap.pixels.reduce(0xcbf2_9ce4_8422_2325) { hash, pixel in
      [0, 8, 16].reduce(hash) { ($0 ^ UInt64(pixel >> UInt32($1) & 255)) &* 0x100_0000_01b3 }
    }
  }

  @Test(arguments: [UInt8(0x49), 0x4D], 1...8)
  func theOrientationOfACameraIsRead(order: UInt8, orientation: Int) throws {
    let value = UInt8(orientation)
    let tiff: [UInt8] =
      order == 0x4D
      ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0]
      : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, value, 0, 0, 0]
    let file = Self.file(adding: 0xE1, Array("Exif\0\0".utf8) + tiff)

    #expect(try JPEGDecoder.decode(file).orientation == orientation)
  }

  @Test func anOrientationThatMakesNoSenseIsUpright() throws {
    for value in [0, 9] as [UInt8] {
      let tiff: [UInt8] = [
        0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0,
      ]
      let file = Self.file(adding: 0xE1, Array("Exif\0\0".utf8) + tiff)
      #expect(try JPEGDecoder.decode(file).orientation == 1)
    }
    let far = Self.file(adding: 0xE1, Array("Exif\0\0MM\0*\u{7F}\u{7F}\u{7F}\u{7F}".utf8))
    #expect(try JPEGDecoder.decode(far).orientation == 1)
  }

  /// The profile comes in two pieces, in the wrong order.
  @Test func coloursOfDisplayP3BecomeSRGB() throws {
    let profile = ProfileBuilder.displayP3
    let name = Array("ICC_PROFILE\0".utf8)
    let second = Self.segment(0xE2, name + [2, 2] + profile[200...])
    let first = Self.segment(0xE2, name + [1, 2] + profile[..<200])
    let plain = JPEGSample.full.file
    let tagged = Array(plain[..<2]) + second + first + plain[2...]

    var expected = try JPEGDecoder.decode(plain).pixmap
    try #require(ColorConversion(primaries: 12, transfer: 13)).convert(&expected.pixels)
    #expect(try JPEGDecoder.decode(tagged).pixmap == expected)
  }

  @Test func aFileCutWithinItsPictureShowsWhatThereIs() throws {
    let file = JPEGSample.full.file
    let whole = try JPEGDecoder.decode(file).pixmap
    let cut = try JPEGDecoder.decode(Array(file[..<(file.count - 200)])).pixmap

    #expect(cut.pixels[..<(8 * 37)] == whole.pixels[..<(8 * 37)])
    #expect(Set(cut.pixels[(22 * 37 + 24)...]).count == 1, "the end is even")
  }

  @Test func aFileCutBeforeItsPictureIsAnError() throws {
    let file = JPEGSample.full.file
    for count in [3, 20, 200] {
      #expect(throws: JPEGError.truncated(count: count)) {
        try JPEGDecoder.decode(Array(file[..<count]))
      }
    }
    #expect(throws: JPEGError.notJPEG) { try JPEGDecoder.decode([]) }
    #expect(throws: JPEGError.notJPEG) { try JPEGDecoder.decode(Array("GIF89a".utf8)) }
  }

  /// A thousand bytes that claim four billion pixels.
  @Test func aFileThatIsTooShortForItsSizeTakesNoMemory() throws {
    var file = JPEGSample.full.file
    let frame = try #require(file.indices.first { file[$0...].starts(with: [0xFF, 0xC0]) })
    file.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])

    #expect(throws: JPEGError.tooLarge(width: 65_535, height: 65_535)) {
      try JPEGDecoder.decode(file)
    }
  }

  @Test(arguments: [(3, 8), (9, 8), (0, 12)])
  func kindsThatAreNotReadAreNamed(process: Int, bits: UInt8) throws {
    var file = JPEGSample.full.file
    let frame = try #require(file.indices.first { file[$0...].starts(with: [0xFF, 0xC0]) })
    file[frame + 1] = 0xC0 + UInt8(process)
    file[frame + 4] = bits

    #expect(throws: process > 2 ? JPEGError.unsupportedProcess(process) : .unsupportedDepth(12)) {
      try JPEGDecoder.decode(file)
    }
  }

  @Test func damageInsideThePictureNeverEndsTheProcess() throws {
    for sample in JPEGSample.allCases {
      for place in stride(from: 2, to: sample.file.count, by: 7) {
        var file = sample.file
        file[place] ^= 0x5A
        let decoded = try? JPEGDecoder.decode(file, mostPixels: 1 << 20)
        #expect(
          decoded.map { $0.pixmap.pixels.count == $0.pixmap.width * $0.pixmap.height } ?? true)
      }
    }
  }

  private static func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((data.count + 2) >> 8), UInt8((data.count + 2) & 255)] + data
  }

  /// The sample in full resolution with a segment at its beginning.
  private static func file(adding marker: UInt8, _ data: [UInt8]) -> [UInt8] {
    let plain = JPEGSample.full.file
    return Array(plain[..<2]) + segment(marker, data) + plain[2...]
  }
}
