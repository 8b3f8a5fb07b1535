import DarkroomRaster
import Testing

@testable import DarkroomPNG

struct DecoderTests {
  /// Samples of 8 bits or less are repeated to fill a byte: v · 255 / (2ᵇ − 1).
  @Test(arguments: [1, 2, 4, 8], [false, true])
  func grayOfEveryDepth(bitDepth: Int, isInterlaced: Bool) throws {
    let top = (1 << bitDepth) - 1
    let samples = (0..<13 * 11).map { $0 * 7 % (top + 1) }
    let file = PNGBuilder(
      width: 13, height: 11, bitDepth: bitDepth, colorType: 0, samples: samples,
      isInterlaced: isInterlaced
    ).file

    let expected = samples.map { UInt32($0 * 255 / top) * 0x1_0101 | 0xFF00_0000 }
    #expect(try PNGDecoder.decode(file).pixmap.pixels == expected)
  }

  @Test(arguments: [1, 2, 4, 8], [false, true])
  func paletteOfEveryDepthWithTransparency(bitDepth: Int, isInterlaced: Bool) throws {
    let count = 1 << bitDepth
    let samples = (0..<9 * 10).map { $0 * 5 % count }
    let palette: [UInt8] = (0..<count).flatMap { [UInt8($0), UInt8(255 - $0), UInt8(7)] }
    let file = PNGBuilder(
      width: 9, height: 10, bitDepth: bitDepth, colorType: 3, samples: samples,
      chunks: [("PLTE", palette), ("tRNS", [0, 255])], isInterlaced: isInterlaced
    ).file

    let expected = samples.map { index in
      index == 0
        ? 0 : UInt32(index) | UInt32(255 - index) << 8 | 7 << 16 | 0xFF00_0000
    }
    #expect(try PNGDecoder.decode(file).pixmap.pixels == expected)
  }

  @Test(arguments: [2, 4, 6], [false, true])
  func colorAndAlphaOfEightBits(colorType: Int, isInterlaced: Bool) throws {
    let channels = [2: 3, 4: 2, 6: 4][colorType] ?? 0
    let samples = (0..<8 * 9 * channels).map { $0 * 37 % 256 }
    let file = PNGBuilder(
      width: 8, height: 9, colorType: colorType, samples: samples, isInterlaced: isInterlaced
    ).file

    let expected = (0..<8 * 9).map { index -> UInt32 in
      let s = samples[index * channels..<(index + 1) * channels].map(UInt32.init)
      let straight =
        switch colorType {
        case 2: s[0] | s[1] << 8 | s[2] << 16 | 255 << 24
        case 4: s[0] * 0x1_0101 | s[1] << 24
        default: s[0] | s[1] << 8 | s[2] << 16 | s[3] << 24
        }
      return StraightAlpha.premultiplied(straight: straight)
    }
    #expect(try PNGDecoder.decode(file).pixmap.pixels == expected)
  }

  /// 16 bits round to the nearest of 255 steps of 257.
  @Test(arguments: [0, 2, 4, 6])
  func sixteenBitsRoundToTheNearestByte(colorType: Int) throws {
    let channels = [0: 1, 2: 3, 4: 2, 6: 4][colorType] ?? 0
    let steps = (0..<4 * channels).map { $0 * 29 % 256 }
    let offsets = [-128, 128, 0, 1]
    var samples = steps.indices.map { max(0, min(65_535, steps[$0] * 257 + offsets[$0 % 4])) }
    if colorType > 2 {
      for index in stride(from: channels - 1, to: samples.count, by: channels) {
        samples[index] = 65_535
      }
    }
    let file = PNGBuilder(
      width: 4, height: 1, bitDepth: 16, colorType: colorType, samples: samples
    ).file

    let expected = (0..<4).map { index -> UInt32 in
      let s = steps[index * channels..<(index + 1) * channels].map(UInt32.init)
      let color = colorType % 4 == 0 ? s[0] * 0x1_0101 : s[0] | s[1] << 8 | s[2] << 16
      return color | 0xFF00_0000
    }
    #expect(try PNGDecoder.decode(file).pixmap.pixels == expected)
  }

  @Test func colorKeyIsTransparent() throws {
    let gray = PNGBuilder(
      width: 2, height: 1, colorType: 0, samples: [9, 10], chunks: [("tRNS", [0, 10])])
    let rgb = PNGBuilder(
      width: 2, height: 1, colorType: 2, samples: [1, 2, 3, 1, 2, 4],
      chunks: [("tRNS", [0, 1, 0, 2, 0, 3])])

    #expect(try PNGDecoder.decode(gray.file).pixmap.pixels == [0xFF09_0909, 0])
    #expect(try PNGDecoder.decode(rgb.file).pixmap.pixels == [0, 0xFF04_0201])
  }

  @Test func unknownAndDamagedAncillaryChunksAreIgnored() throws {
    let file = PNGBuilder(
      width: 1, height: 1, colorType: 0, samples: [5],
      chunks: [
        ("iDOT", [1, 2, 3]), ("eXIf", [0]), ("iCCP", [1]), ("gAMA", [0]), ("pHYs", [1]),
        ("zTXt", Array("k\0\0garbage".utf8)), ("tEXt", Array("no zero".utf8)), ("vpAg", []),
      ]
    ).file

    let image = try PNGDecoder.decode(file)
    #expect(image.pixmap.pixels == [0xFF05_0505])
    #expect(image.metadata == PNGMetadata())
  }

  /// 0.5 of linear light is 188 in sRGB; gAMA 1.0.
  @Test func linearSamplesBecomeSRGB() throws {
    let linear: [(String, [UInt8])] = [("gAMA", PNGChunk.bigEndian(100_000))]
    let eight = PNGBuilder(
      width: 3, height: 1, colorType: 0, samples: [0, 128, 255], chunks: linear)
    let sixteen = PNGBuilder(
      width: 2, height: 1, bitDepth: 16, colorType: 0, samples: [32_768, 10], chunks: linear)

    #expect(try PNGDecoder.decode(eight.file).pixmap.pixels == [0xFF00_0000, 0xFFBC_BCBC, .max])
    #expect(try PNGDecoder.decode(sixteen.file).pixmap.pixels == [0xFFBC_BCBC, 0xFF01_0101])
  }

  @Test(arguments: [("gAMA", 45_455, nil), ("gAMA", 100_000, "sRGB"), ("gAMA", 0, nil)])
  func otherGammasAreTakenForSRGB(type: String, value: UInt32, companion: String?) throws {
    let chunks = [(type, PNGChunk.bigEndian(value))] + (companion.map { [($0, [0])] } ?? [])
    let file = PNGBuilder(width: 1, height: 1, colorType: 0, samples: [128], chunks: chunks).file

    #expect(try PNGDecoder.decode(file).pixmap.pixels == [0xFF80_8080])
  }

  @Test func textsOfOtherProgramsAreRead() throws {
    let deflated = PNGBuilder.stored(Array("caf\u{E9}".unicodeScalars.map { UInt8($0.value) }))
    let file = PNGBuilder(
      width: 1, height: 1, colorType: 0, samples: [0],
      chunks: [
        ("tEXt", Array("A\0b".utf8)), ("zTXt", Array("C\0\0".utf8) + deflated),
        ("iTXt", Array("D\0\0\0en\0Titel\0".utf8) + Array("ü".utf8)),
      ]
    ).file

    #expect(
      try PNGDecoder.decode(file).metadata.texts
        == [PNGText("A", "b"), PNGText("C", "café"), PNGText("D", "ü")])
  }

  @Test func textsBeyondTheLimitAreLeftOut() throws {
    let file = PNGBuilder(
      width: 1, height: 1, colorType: 0, samples: [0],
      chunks: [
        ("zTXt", Array("C\0\0".utf8) + PNGBuilder.stored([UInt8](repeating: 65, count: 5_000)))
      ]
    ).file

    #expect(try PNGDecoder.decode(file, limits: PNGLimits(textBytes: 4_999)).metadata.texts == [])
    #expect(
      try PNGDecoder.decode(file, limits: PNGLimits(textBytes: 5_000)).metadata.texts.count == 1)
  }

  /// They cost neither time nor room.
  @Test func textsThatNobodyAsksForAreEmpty() throws {
    let long = (
      "zTXt", Array("C\0\0".utf8) + PNGBuilder.stored([UInt8](repeating: 65, count: 5_000))
    )
    let file = PNGBuilder(
      width: 1, height: 1, colorType: 0, samples: [0],
      chunks: [long, ("tEXt", Array("K\0plain".utf8))]
    ).file

    let read = try PNGMetadata.read(
      from: file, limits: PNGLimits(textBytes: 100), unread: ["C"])

    #expect(read.texts == [PNGText("C", ""), PNGText("K", "plain")])
  }

  /// A text of ISO 8859-1 doubles in UTF-8: one that filled the room left less than none for the next.
  @Test func textsThatGrowBeyondTheLimitAreLeftOut() throws {
    let grown: (String, [UInt8]) = (
      "zTXt", Array("C\0\0".utf8) + PNGBuilder.stored([UInt8](repeating: 0xE9, count: 5_000))
    )
    let file = PNGBuilder(
      width: 1, height: 1, colorType: 0, samples: [0],
      chunks: [grown, grown, ("tEXt", Array("K\0plain".utf8))]
    ).file
    func keywords(_ room: Int) throws -> [String] {
      try PNGDecoder.decode(file, limits: PNGLimits(textBytes: room)).metadata.texts.map(\.keyword)
    }

    #expect(try keywords(-1) == [])
    #expect(try keywords(5_000) == ["K"])
    #expect(try keywords(10_100) == ["C", "K"])
    #expect(try keywords(20_005) == ["C", "C", "K"])
  }

  /// Else each of them would be inflated to eight megabytes and thrown away.
  @Test func manyDamagedTextsAreNotAllInflated() {
    let whole = PNGBuilder.stored([UInt8](repeating: 65, count: 3_000))
    let header = Array("C\0\0".utf8)
    let damaged = header + whole.dropLast() + [whole[whole.count - 1] ^ 1]
    func isRead(behind count: Int) -> Bool {
      var reader = PNGTextReader(room: 6_000)
      for _ in 0..<count { #expect(reader.text(chunk: "zTXt", damaged[...]) == nil) }
      return reader.text(chunk: "zTXt", (header + whole)[...]) != nil
    }

    #expect(isRead(behind: 1))
    #expect(!isRead(behind: 2))
  }

  /// Rows of 16 bits are converted one by one, and in interlaced files pass by pass.
  @Test(arguments: [0, 2, 4, 6])
  func interlacingDoesNotChangeLinearSamples(colorType: Int) throws {
    let channels = [0: 1, 2: 3, 4: 2, 6: 4][colorType] ?? 1
    let samples = (0..<11 * 9 * channels).map { ($0 &* 40_503) & 0xFFFF }
    func decoded(isInterlaced: Bool) throws -> Pixmap {
      let file = PNGBuilder(
        width: 11, height: 9, bitDepth: 16, colorType: colorType, samples: samples,
        chunks: [("gAMA", PNGChunk.bigEndian(100_000))], isInterlaced: isInterlaced
      ).file
      return try PNGDecoder.decode(file).pixmap
    }

    let plain = try decoded(isInterlaced: false)
    #expect(Set(plain.pixels).count > 90)
    #expect(try decoded(isInterlaced: true) == plain)
  }
}
