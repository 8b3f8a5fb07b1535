import DarkroomRaster
import Testing

@testable import DarkroomPNG

struct DamageTests {
  private func error(_ file: [UInt8], limits: PNGLimits = .standard) -> PNGError? {
    do throws(PNGError) {
      _ = try PNGDecoder.decode(file, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  private let small = PNGBuilder(width: 2, height: 1, colorType: 0, samples: [1, 2])

  @Test(arguments: [
    ("", PNGError.empty), ("version https://git-lfs.github.com/spec/v1\noid sha256:0", .lfsPointer),
    ("<<<<<<< HEAD\n", .conflictMarkers), ("GIF89a", .notPNG(format: "a GIF")),
    ("%PDF-1.7", .notPNG(format: "a PDF")), ("RIFF\0\0\0\0WEBP", .notPNG(format: "a WebP")),
    ("\0\0\0\u{18}ftypheic", .notPNG(format: "a HEIC")), ("hello", .notPNG(format: nil)),
  ])
  func otherContentIsNamed(content: String, expected: PNGError) {
    #expect(error(Array(content.utf8)) == expected)
  }

  @Test func otherContentOfBytesIsNamed() {
    #expect(error([0xFF, 0xD8, 0xFF, 0xE0]) == .notPNG(format: "a JPEG"))
    #expect(error([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A]) == .lineEndingsConverted)
    #expect(error([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A]) == .lineEndingsConverted)
    #expect(error([0x89, 0x50, 0x4E]) == .truncated(chunk: nil, offset: 3))
  }

  @Test func appleOptimizedIsNamed() {
    let file =
      PNGChunks.signature + PNGChunk.bytes(type: "CgBI", [0x50, 0, 0x20, 2]) + small.file[8...]

    #expect(error(file) == .appleOptimized)
  }

  @Test func truncationTellsTheChunk() {
    let file = small.file

    #expect(error(Array(file.dropLast(13))) == .truncated(chunk: "IDAT", offset: 33))
    #expect(error(Array(file.dropLast(12))) == .truncated(chunk: nil, offset: file.count - 12))
    #expect(error(Array(file.prefix(20))) == .truncated(chunk: "IHDR", offset: 8))
  }

  @Test func damageTellsTheChunk() {
    var file = small.file
    file[45] ^= 1

    #expect(error(file) == .checksumMismatch(chunk: "IDAT", offset: 33))
  }

  @Test func unknownCriticalChunkIsNamed() {
    var builder = small
    builder.chunks = [("JDAT", [])]

    #expect(error(builder.file) == .unknownCriticalChunk("JDAT"))
  }

  @Test func impossibleHeadersAreMalformed() throws {
    for (offset, value) in [(16, 0), (24, 3), (24, 16), (25, 1), (26, 1), (27, 1), (28, 2)]
      as [(Int, UInt8)]
    {
      var builder = small
      builder.colorType = 3
      builder.chunks = [("PLTE", [1, 2, 3])]
      var file = builder.file
      // Width's low byte is at 19.
      file[offset == 16 ? 19 : offset] = value
      file.replaceSubrange(29..<33, with: PNGChunk.bigEndian(LibPNG.checksum(file[12..<29])))
      guard case .malformed = try #require(error(file)) else {
        Issue.record("byte \(offset) = \(value): \(String(describing: error(file)))")
        continue
      }
    }
  }

  @Test func sizesBeyondTheLimitAreRefusedBeforeDecoding() {
    let limits = PNGLimits(side: 10, pixels: 50)
    func file(_ width: Int, _ height: Int) -> [UInt8] {
      PNGBuilder(
        width: width, height: height, colorType: 0,
        samples: [Int](repeating: 0, count: width * height)
      ).file
    }

    #expect(error(file(11, 1), limits: limits) == .tooLarge(width: 11, height: 1))
    #expect(error(file(1, 11), limits: limits) == .tooLarge(width: 1, height: 11))
    #expect(error(file(10, 6), limits: limits) == .tooLarge(width: 10, height: 6))
    #expect(error(file(10, 5), limits: limits) == nil)
  }

  /// Else a hundred bytes could ask for half a gigabyte.
  @Test func largeSizeWithLittleDataIsRefusedBeforeDecoding() throws {
    var file = small.file
    file.replaceSubrange(16..<24, with: PNGChunk.bigEndian(10_000) + PNGChunk.bigEndian(10_000))
    file.replaceSubrange(29..<33, with: PNGChunk.bigEndian(LibPNG.checksum(file[12..<29])))
    let found = try #require(error(file))

    #expect(found.description.contains("too few for 10000×10000"))
  }

  @Test func tooFewRowsAreAnError() throws {
    var builder = small
    builder.samples = [1, 2]
    var file = builder.file
    file.replaceSubrange(20..<24, with: PNGChunk.bigEndian(2))
    file.replaceSubrange(29..<33, with: PNGChunk.bigEndian(LibPNG.checksum(file[12..<29])))

    guard case .codec = try #require(error(file)) else {
      Issue.record("\(String(describing: error(file)))")
      return
    }
  }

  @Test func everyTruncationIsAnError() throws {
    for file in try Self.samples() {
      for length in file.indices { #expect(error(Array(file.prefix(length))) != nil) }
    }
  }

  /// A changed byte is an error, for every chunk has a checksum and every length a consequence.
  @Test func everyFlippedByteIsAnError() throws {
    for file in try Self.samples() {
      for index in file.indices {
        for mask in [0x01, 0x20, 0x80, 0xFF] as [UInt8] {
          var damaged = file
          damaged[index] ^= mask
          #expect(error(damaged) != nil, "byte \(index) ^ \(mask)")
        }
      }
    }
  }

  /// With checksums made right again the decoder itself is exposed: it gives pixels or an error.
  @Test func damageBehindValidChecksumsNeverCrashes() throws {
    var generator = Xorshift(seed: 77)
    var stillReadable = 0
    for file in try Self.samples() {
      for _ in 0..<300 {
        var damaged = file
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          damaged[Int.random(in: 8..<file.count, using: &generator)] = .random(
            in: 0...255, using: &generator)
        }
        for chunk in (try? PNGChunks(damaged))?.all ?? [] {
          let checksum = PNGChunk.bigEndian(LibPNG.checksum(damaged[chunk.checked]))
          damaged.replaceSubrange(chunk.data.upperBound..<chunk.end, with: checksum)
        }
        let image = try? PNGDecoder.decode(damaged, limits: PNGLimits(pixels: 1_000_000))
        if let image {
          stillReadable += 1
          #expect(image.pixmap.pixels.allSatisfy(StraightAlpha.isCanonical))
        }
      }
    }
    #expect(stillReadable > 0)
  }

  static func samples() throws -> [[UInt8]] {
    [
      try PNGEncoder.encode(Pictures.colors(5, width: 9, height: 4, isOpaque: false)),
      try PNGEncoder.encode(
        Pictures.noise(width: 5, height: 4, seed: 3),
        metadata: PNGMetadata(texts: [PNGText("k", "v")])),
      PNGBuilder(
        width: 5, height: 5, bitDepth: 16, colorType: 4, samples: Array(0..<50),
        chunks: [("gAMA", PNGChunk.bigEndian(100_000))], isInterlaced: true
      ).file,
      PNGBuilder(
        width: 9, height: 3, bitDepth: 2, colorType: 3, samples: (0..<27).map { $0 % 3 },
        chunks: [("PLTE", [1, 2, 3, 4, 5, 6, 7, 8, 9]), ("tRNS", [9])]
      ).file,
    ]
  }
}
