import DarkroomRaster
import Testing

@testable import DarkroomPNG

/// Faults that lie between a picture and its file, each put in by hand with valid checksums of chunks.
struct PartVerificationTests {
  /// Opaque, translucent, and with a palette; no part is like another, with any filter.
  private static let pictures = [
    tiles, PartTests.pictures[3], PartTests.pictures[4],
    Pictures.colors(200, width: 997, height: 1_300),
  ]

  /// Squares that change from one to the next below by an amount that changes, too.
  private static let tiles = Pixmap(
    width: 500, height: 1_200,
    pixels: (0..<600_000).map { index in
      let (x, y) = (UInt32(index % 500 / 8), UInt32(index / 500 / 8))
      return x * 7 % 256 | y * y * 11 % 256 << 8 | x * y % 256 << 16 | 0xFF00_0000
    })

  private func pieces(of file: [UInt8]) throws -> [[UInt8]] {
    try PNGChunks(file).all.filter { $0.type == "IDAT" }.map { Array(file[$0.data]) }
  }

  /// `file` with other data.
  private func file(_ file: [UInt8], with pieces: [[UInt8]]) throws -> [UInt8] {
    let chunks = try PNGChunks(file)
    let start = try #require(chunks.first("IDAT")).start
    let end = try #require(chunks.first("IEND")).start
    let data = pieces.flatMap { PNGChunk.bytes(type: "IDAT", $0) }
    return file[..<start] + data + file[end...]
  }

  private func isShownInParts(_ picture: Pixmap, by file: [UInt8]) throws -> Bool {
    try PNGRows(file)?.showInParts(picture) ?? false
  }

  private func expectRefusal(
    of file: [UInt8], for picture: Pixmap, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try !isShownInParts(picture, by: file), sourceLocation: sourceLocation)
    #expect(throws: PNGError.self, sourceLocation: sourceLocation) {
      try PNGEncoder.verify(file, shows: picture)
    }
  }

  @Test(arguments: PartTests.pictures.indices)
  func partsThatAreWholeAreEnough(index: Int) throws {
    let picture = PartTests.pictures[index]

    #expect(try isShownInParts(picture, by: PNGEncoder.encode(picture)))
  }

  /// Some bits fill a byte and mean nothing: then the whole decoder sees the picture, too.
  @Test(arguments: pictures.indices)
  func flippedBitsAreNoticed(index: Int) throws {
    let picture = Self.pictures[index]
    let whole = try PNGEncoder.encode(picture)
    let pieces = try pieces(of: whole)
    var noticed = 0
    for step in 0..<24 {
      var damaged = pieces
      let piece = step % pieces.count
      let place = pieces[piece].count * step / 24
      damaged[piece][place] ^= 1 << UInt8(step % 8)
      let file = try file(whole, with: damaged)
      let isShown = try isShownInParts(picture, by: file)
      #expect(isShown == ((try? PNGDecoder.decode(file).pixmap) == picture))
      if !isShown { noticed += 1 }
    }

    #expect(noticed >= 22)
  }

  @Test(arguments: pictures.indices)
  func aWrongChecksumIsNoticed(index: Int) throws {
    let picture = Self.pictures[index]
    let whole = try PNGEncoder.encode(picture)
    for byte in 1...4 {
      var pieces = try pieces(of: whole)
      let last = pieces.count - 1
      pieces[last][pieces[last].count - byte] ^= 0x10

      try expectRefusal(of: file(whole, with: pieces), for: picture)
    }
  }

  @Test func aWrongChecksumOfAChunkIsNoticed() throws {
    let picture = Self.pictures[0]
    var file = try PNGEncoder.encode(picture)
    let data = try #require(try PNGChunks(file).first("IDAT"))
    file[data.end - 1] ^= 1

    #expect(throws: PNGError.checksumMismatch(chunk: "IDAT", offset: data.start)) {
      try PNGEncoder.verify(file, shows: picture)
    }
  }

  @Test(arguments: pictures.indices)
  func partsInAnotherOrderAreNoticed(index: Int) throws {
    let picture = Self.pictures[index]
    let whole = try PNGEncoder.encode(picture)
    var pieces = try pieces(of: whole)
    // Without the header of the stream, so that nothing but the order is wrong.
    let (first, second) = (pieces[0].dropFirst(2), pieces[1])
    pieces[0] = pieces[0].prefix(2) + second
    pieces[1] = Array(first)

    try expectRefusal(of: file(whole, with: pieces), for: picture)
  }

  /// Five bytes may be an empty block, without which the stream is the same.
  @Test(arguments: pictures.indices, [1, 4, 40])
  func partsThatAreCutShortAreNoticed(index: Int, bytes: Int) throws {
    let picture = Self.pictures[index]
    let whole = try PNGEncoder.encode(picture)
    let pieces = try pieces(of: whole)
    for piece in pieces.indices {
      var cut = pieces
      cut[piece].removeLast(bytes)

      try expectRefusal(of: file(whole, with: cut), for: picture)
    }
  }

  @Test(arguments: pictures.indices)
  func partsThatAreMissingOrTwiceThereAreNoticed(index: Int) throws {
    let picture = Self.pictures[index]
    let whole = try PNGEncoder.encode(picture)
    let pieces = try pieces(of: whole)
    let without = Array(pieces[..<1] + pieces[2...])
    let twice = Array(pieces[...1] + pieces[1...])
    let instead = Array(pieces[...1] + pieces[1...1] + pieces[3...])

    for faulty in [without, twice, pieces.count > 3 ? instead : without] {
      try expectRefusal(of: file(whole, with: faulty), for: picture)
    }
  }

  @Test func bytesBehindTheLastBlockAreNoticed() throws {
    let picture = Self.pictures[0]
    let whole = try PNGEncoder.encode(picture)
    var pieces = try pieces(of: whole)
    let last = pieces.count - 1
    pieces[last].insert(0, at: pieces[last].count - 4)

    try expectRefusal(of: file(whole, with: pieces), for: picture)
  }

  /// A part that says that the stream ends with it.
  @Test func aLastBlockBeforeTheLastPartIsNoticed() throws {
    let picture = Pictures.noise(width: 500, height: 1_200, seed: 7, isOpaque: true)
    let whole = try PNGEncoder.encode(picture)
    var pieces = try pieces(of: whole)
    // The first block of noise is a stored one, whose lowest bit says whether it is the last.
    #expect(pieces[1][0] & 7 == 0)
    pieces[1][0] |= 1

    try expectRefusal(of: file(whole, with: pieces), for: picture)
  }

  @Test(arguments: pictures.indices)
  func aPixelOfAnyPartIsNoticed(index: Int) throws {
    let picture = Self.pictures[index]
    for row in stride(from: 0, to: picture.height, by: 149) {
      var other = picture
      other.pixels[row * picture.width + row % picture.width] = 0xFF12_3456
      let file = try PNGEncoder.encode(other)

      try expectRefusal(of: file, for: picture)
    }
  }

  /// The same stream cut elsewhere: no part can be read by itself, and the whole can.
  @Test func otherPiecesOfTheSameStreamAreReadAsAWhole() throws {
    let picture = Self.pictures[1]
    let whole = try PNGEncoder.encode(picture)
    let pieces = try pieces(of: whole)
    let stream = pieces.flatMap { $0 }
    let size = stream.count / pieces.count
    let others = pieces.indices.map {
      Array(stream[$0 * size..<($0 == pieces.count - 1 ? stream.count : ($0 + 1) * size)])
    }
    let file = try file(whole, with: others)

    #expect(try !isShownInParts(picture, by: file))
    try PNGEncoder.verify(file, shows: picture)
  }

  /// Two straight colours can be one premultiplied one.
  ///
  /// A part that was filtered with the other one above it shows what was meant only as long as it is read by itself.
  @Test func partsThatWereFilteredBelowAnotherRowAreNoticed() throws {
    let (meant, written) = (UInt32(0x01FF_FFFF), UInt32(0x01FE_FEFE))
    let pixel = StraightAlpha.premultiplied(straight: meant)
    #expect(StraightAlpha.premultiplied(straight: written) == pixel)
    let (width, height, cut) = (500, 400, 256)
    let noise = Pictures.noise(width: width, height: 1, seed: 5, isOpaque: true).pixels
    // Each row but one is the row above and a step more.
    let picture = Pixmap(
      width: width, height: height,
      pixels: (0..<width * height).map { index in
        let (x, y) = (index % width, index / width)
        return y == cut - 1 ? pixel : 0xFF00_0000 | (noise[x] &+ UInt32(y) &* 0x01_0101) & 0xFF_FFFF
      })
    let rows = TrueColorRows(isOpaque: false)
    let encoding = PictureEncoding(
      rows, width: width, height: height, options: .reference, isPhotographic: false)
    let packer = try RowPacker(encoding)
    let parts = RowParts(encoding.header) {
      { rows.packed(picture.pixels[$0.lowerBound * width..<$0.upperBound * width]) }
    }
    let (first, second) = (try #require(parts.next()), try #require(parts.next()))
    #expect(first.count == cut)
    var bytes = first.bytes
    for place in bytes.indices.suffix(4 * width) where bytes[place] == 0xFF { bytes[place] = 0xFE }
    let changed = RowPart(
      index: 0, bytes: bytes, count: cut, above: nil, isLast: false)
    func file(_ parts: [RowPart]) throws -> [UInt8] {
      var writer = try LibPNGWriter()
      try writer.begin(encoding, metadata: PNGMetadata())
      for part in parts { try writer.write(packer.pack(part)) }
      return try writer.finish()
    }

    #expect(try isShownInParts(picture, by: file([first, second])))
    let faulty = try file([changed, second])
    #expect(try PNGDecoder.decode(faulty).pixmap != picture)
    try expectRefusal(of: faulty, for: picture)
  }
}
