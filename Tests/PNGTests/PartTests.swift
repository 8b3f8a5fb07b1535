import DarkroomRaster
import Synchronization
import Testing

@testable import DarkroomPNG

/// Rows that are packed in parts, each by itself, and become one stream.
struct PartTests {
  /// What repeats, what is smooth, what cannot be packed, and all of it; each of several parts.
  static let pictures: [Pixmap] = {
    let tiles = Pictures.tiles(width: 500, height: 1_200)
    let gradient = Pictures.gradient(width: 500, height: 1_200)
    let noise = Pictures.noise(width: 500, height: 1_200, seed: 7, isOpaque: true)
    let mixture = Pixmap(
      width: 500, height: 1_200,
      pixels: tiles.pixels.indices.map { index in
        switch index / 25_000 % 4 {
        case 0: tiles.pixels[index]
        case 1: gradient.pixels[index]
        case 2: noise.pixels[index]
        default: 0xFF00_0000
        }
      })
    return [
      tiles, gradient, noise, mixture,
      Pictures.noise(width: 500, height: 700, seed: 8),
      Pictures.colors(200, width: 1_000, height: 1_300),
      Pictures.colors(2, width: 8_000, height: 1_500),
    ]
  }()

  private func encoding(of picture: Pixmap, level: Int = 6) -> PictureEncoding {
    let options = PNGEncodingOptions(level: level)
    if let indexed = IndexedPicture(picture) {
      return PictureEncoding(
        indexed.palette, width: picture.width, height: picture.height, options: options)
    }
    return PictureEncoding(
      TrueColorRows(isOpaque: picture.isOpaque), width: picture.width, height: picture.height,
      options: options, isPhotographic: false)
  }

  private func rows(of picture: Pixmap, _ encoding: PictureEncoding) -> RowParts {
    let width = picture.width
    if let indexed = IndexedPicture(picture) {
      return RowParts(encoding.header) { { indexed.packed(rows: $0) } }
    }
    let rows = TrueColorRows(isOpaque: picture.isOpaque)
    return RowParts(encoding.header) {
      { rows.packed(picture.pixels[$0.lowerBound * width..<$0.upperBound * width]) }
    }
  }

  /// libpng, and so zlib, reads the stream, and our own reader does.
  @Test(arguments: pictures.indices, [1, 6, 9])
  func pixelsComeBack(index: Int, level: Int) throws {
    let picture = Self.pictures[index]
    let options = PNGEncodingOptions(level: level)
    let file = try PNGEncoder.encode(picture, options: options)
    let straight = try LibPNG.pixels(file, width: picture.width, height: picture.height)

    #expect(rows(of: picture, encoding(of: picture)).count > 1)
    #expect(straight.map { StraightAlpha.premultiplied(straight: $0) } == picture.pixels)
    #expect(try PNGDecoder.decode(file).pixmap == picture)
    #expect(try PNGRows(file)?.hasPixels(of: picture) != false)
  }

  @Test(arguments: pictures.indices)
  func thePartsOfOneThreadAreThoseOfMany(index: Int) throws {
    let picture = Self.pictures[index]
    let encoding = encoding(of: picture)
    let packer = try RowPacker(encoding)
    let parts = rows(of: picture, encoding)
    var alone: [PackedPart] = []
    while let part = parts.next() { alone.append(try packer.pack(part)) }

    #expect(alone.count == parts.count)
    #expect(try PackedParts(rows(of: picture, encoding), encoding).packed() == alone)
  }

  @Test(arguments: pictures.indices)
  func partsAreWholeBandsAndMeet(index: Int) {
    let picture = Self.pictures[index]
    let encoding = encoding(of: picture)
    let parts = rows(of: picture, encoding)
    let length = encoding.header.rowBytes
    var bytes: [UInt8] = []
    var count = 0
    while let part = parts.next() {
      #expect(part.index == count)
      #expect(part.above.map { $0 == bytes.suffix(length) } ?? (part.index == 0))
      #expect(part.isLast || part.count % 64 == 0)
      #expect(part.isLast == (bytes.count + part.bytes.count == picture.height * length))
      #expect(part.bytes.count == part.count * length)
      bytes += part.bytes
      count += 1
    }

    #expect(count == parts.count)
    #expect(bytes.count == picture.height * length)
  }

  @Test(arguments: pictures.indices)
  func partsDoNotDependOnHowManyRowsAreAskedForAtOnce(index: Int) throws {
    let picture = Self.pictures[index]
    let stamp = PNGStamp(picture, scale: 1)
    let whole = try PNGEncoder.encode(picture, metadata: PNGMetadata(scale: 1, stamp: stamp))
    let rows = try PNGEncoder.encode(
      rows: picture, scale: 1, texts: [], displayList: nil, options: .reference)

    #expect(rows == whole)
  }

  /// A packer keeps its tables from part to part.
  @Test func aPartDoesNotDependOnWhatWasPackedBefore() throws {
    let picture = Self.pictures[3]
    let encoding = encoding(of: picture)
    let others = rows(of: picture, encoding)
    let used = try RowPacker(encoding)
    while let part = others.next() { _ = try used.pack(part) }
    let parts = rows(of: picture, encoding)
    while let part = parts.next() {
      #expect(try used.pack(part) == RowPacker(encoding).pack(part))
    }
  }

  /// A band of 64 rows has one and a half megabytes, more than are searched at once.
  @Test func rowsThatAreSearchedInPiecesArePacked() throws {
    let picture = Pictures.noise(width: 8_000, height: 70, seed: 9, isOpaque: true)
    let file = try PNGEncoder.encode(picture)
    let straight = try LibPNG.pixels(file, width: picture.width, height: picture.height)

    #expect(straight.map { StraightAlpha.premultiplied(straight: $0) } == picture.pixels)
    #expect(file.count < picture.pixels.count * 3 * 101 / 100)
  }

  /// Besides bytes of any value there are some of which each is half as frequent as the one before: the shortest code
  /// for them has more bits than the format allows.
  @Test func bytesOfVeryDifferentFrequencyArePacked() throws {
    var random = Xorshift(seed: 10)
    func byte() -> UInt32 {
      let zeros = random.next().trailingZeroBitCount
      return zeros < 5 ? UInt32.random(in: 64...255, using: &random) : UInt32(zeros - 5)
    }
    let picture = Pixmap(
      width: 600, height: 600,
      pixels: (0..<360_000).map { _ in byte() | byte() << 8 | byte() << 16 | 0xFF00_0000 })
    let file = try PNGEncoder.encode(picture)

    #expect(try LibPNG.pixels(file, width: 600, height: 600) == picture.pixels)
  }

  /// A band of 64 rows has three quarters of a megabyte.
  @Test func rowsThatAreLongerThanAPartArePacked() throws {
    let picture = Pictures.tiles(width: 4_000, height: 130)
    let file = try PNGEncoder.encode(picture)

    #expect(rows(of: picture, encoding(of: picture)).count == 3)
    #expect(try PNGDecoder.decode(file).pixmap == picture)
  }

  @Test(arguments: [PNGEncodingOptions.reference, .draft])
  func rowsThatEndEarlyMakeNoFile(options: PNGEncodingOptions) throws {
    let picture = Pictures.tiles(width: 500, height: 1_200)

    #expect(throws: PNGError.codec(message: "the picture's rows cannot be read")) {
      try PNGEncoder.encode(
        rows: SecondReading(picture: picture), scale: 1, texts: [], displayList: nil,
        options: options)
    }
  }
}

/// A picture that can be read to its end once; after that all but the last rows are there.
private final class SecondReading: PictureRows {
  private let picture: Pixmap
  private let readings = Atomic(0)
  var width: Int { picture.width }
  var height: Int { picture.height }

  init(picture: Pixmap) { self.picture = picture }

  func reader() -> AnyIterator<ArraySlice<UInt32>> {
    let isFirst = readings.add(1, ordering: .relaxed).oldValue == 0
    let rows = Array(IteratorSequence(picture.reader()))
    return AnyIterator((isFirst ? rows : rows.dropLast()).makeIterator())
  }
}
