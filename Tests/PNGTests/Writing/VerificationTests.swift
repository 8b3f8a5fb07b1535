import DarkroomRaster
import Testing

@testable import DarkroomPNG

/// Faults that lie between a picture and its file, each put in by hand with valid checksums of chunks.
struct VerificationTests {
  /// Opaque and filtered in part, translucent, and with a palette.
  private static let pictures = [
    PackingTests.pictures[3], PackingTests.pictures[4],
    Pictures.colors(200, width: 997, height: 300),
  ]

  /// `file` with other data.
  private func file(
    _ file: [UInt8], changing change: (inout [UInt8]) -> Void
  ) throws -> [UInt8] {
    let chunk = try #require(try PNGChunks(file).first("IDAT"))
    var data = Array(file[chunk.data])
    change(&data)
    return file[..<chunk.start] + PNGChunk.bytes(type: "IDAT", data) + file[chunk.end...]
  }

  @Test(arguments: pictures.indices)
  func whatWasEncodedIsVerified(index: Int) throws {
    let picture = Self.pictures[index]

    try PNGEncoder.verify(PNGEncoder.encode(picture), shows: PixelDigest(picture))
  }

  /// Some bits fill a byte and mean nothing: then the whole decoder sees the picture, too.
  @Test(arguments: pictures.indices)
  func flippedBitsAreNoticed(index: Int) throws {
    let picture = Self.pictures[index]
    let whole = try PNGEncoder.encode(picture)
    var noticed = 0
    for step in 0..<24 {
      let damaged = try file(whole) { $0[$0.count * step / 24] ^= 1 << UInt8(step % 8) }
      let isShown = (try? PNGEncoder.verify(damaged, shows: PixelDigest(picture))) != nil
      #expect(isShown == ((try? PNGDecoder.decode(damaged).pixmap) == picture))
      if !isShown { noticed += 1 }
    }

    #expect(noticed >= 22)
  }

  @Test(arguments: pictures.indices, 1...4)
  func aWrongChecksumOfTheStreamIsNoticed(index: Int, byte: Int) throws {
    let picture = Self.pictures[index]
    let damaged = try file(PNGEncoder.encode(picture)) { $0[$0.count - byte] ^= 0x10 }

    #expect(throws: PNGError.self) { try PNGEncoder.verify(damaged, shows: PixelDigest(picture)) }
  }

  @Test func aWrongChecksumOfAChunkIsNoticed() throws {
    let picture = Self.pictures[0]
    var file = try PNGEncoder.encode(picture)
    let data = try #require(try PNGChunks(file).first("IDAT"))
    file[data.end - 1] ^= 1

    #expect(throws: PNGError.checksumMismatch(chunk: "IDAT", offset: data.start)) {
      try PNGEncoder.verify(file, shows: PixelDigest(picture))
    }
  }

  @Test(arguments: pictures.indices, [1, 4, 40])
  func aStreamThatIsCutShortIsNoticed(index: Int, bytes: Int) throws {
    let picture = Self.pictures[index]
    let damaged = try file(PNGEncoder.encode(picture)) { $0.removeLast(bytes) }

    #expect(throws: PNGError.self) { try PNGEncoder.verify(damaged, shows: PixelDigest(picture)) }
  }

  @Test(arguments: pictures.indices)
  func aPixelOfAnyRowIsNoticed(index: Int) throws {
    let picture = Self.pictures[index]
    for row in stride(from: 0, to: picture.height, by: 49) {
      var other = picture
      other.pixels[row * picture.width + row % picture.width] = 0xFF12_3456
      let file = try PNGEncoder.encode(other)

      #expect(throws: PNGError.self) { try PNGEncoder.verify(file, shows: PixelDigest(picture)) }
    }
  }

  /// As other programs cut it.
  @Test func aStreamInOtherPiecesIsRead() throws {
    let picture = Self.pictures[0]
    let whole = try PNGEncoder.encode(picture)
    let chunk = try #require(try PNGChunks(whole).first("IDAT"))
    let (data, middle) = (Array(whole[chunk.data]), chunk.data.count / 2)
    let pieces = [data[..<middle], data[middle...]].flatMap {
      PNGChunk.bytes(type: "IDAT", Array($0))
    }
    let file = whole[..<chunk.start] + pieces + whole[chunk.end...]

    try PNGEncoder.verify(Array(file), shows: PixelDigest(picture))
  }
}
