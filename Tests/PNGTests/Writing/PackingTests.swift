import DarkroomRaster
import Dispatch
import Synchronization
import Testing

@testable import DarkroomPNG

/// Rows that are filtered 64 at a time and packed as a whole.
struct PackingTests {
  /// What repeats, what is smooth, what cannot be packed, and all of it; each of several bands.
  static let pictures: [Pixmap] = {
    let tiles = Pictures.tiles(width: 500, height: 400)
    let gradient = Pictures.gradient(width: 500, height: 400)
    let noise = Pictures.noise(width: 500, height: 400, seed: 7, isOpaque: true)
    let mixture = Pixmap(
      width: 500, height: 400,
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
      Pictures.noise(width: 500, height: 200, seed: 8),
      Pictures.colors(200, width: 1_000, height: 300),
      Pictures.colors(2, width: 8_000, height: 150),
      Pictures.tiles(width: 4_000, height: 70),
    ]
  }()

  /// libpng, and so zlib, reads the stream, and our own reader does.
  @Test(arguments: pictures.indices, [1, 7, 9])
  func pixelsComeBack(index: Int, level: Int) throws {
    let picture = Self.pictures[index]
    let file = try PNGEncoder.encode(picture, options: PNGEncodingOptions(level: level))
    let straight = try LibPNG.pixels(file, width: picture.width, height: picture.height)

    #expect(straight.map { StraightAlpha.premultiplied(straight: $0) } == picture.pixels)
    #expect(try PNGDecoder.decode(file).pixmap == picture)
    #expect(try PNGRows(file)?.hasPixels(of: picture) != false)
  }

  @Test(arguments: pictures.indices)
  func rowsGiveTheFileOfTheWholePicture(index: Int) throws {
    let picture = Self.pictures[index]
    let stamp = PNGStamp(picture, scale: 1)
    let whole = try PNGEncoder.encode(picture, metadata: PNGMetadata(scale: 1, stamp: stamp))
    let rows = try PNGEncoder.encode(
      rows: picture, scale: 1, texts: [], displayList: nil, options: .reference)

    #expect(rows == whole)
  }

  @Test func filesDoNotDependOnWhatIsPackedBesides() throws {
    let alone = try Self.pictures.map { try PNGEncoder.encode($0) }
    let together = Mutex<[[UInt8]?]>(Array(repeating: nil, count: alone.count * 3))
    DispatchQueue.concurrentPerform(iterations: alone.count * 3) { number in
      let file = try? PNGEncoder.encode(Self.pictures[number % alone.count])
      together.withLock { $0[number] = file }
    }

    #expect(together.withLock { $0 } == alone + alone + alone)
  }

  @Test func noiseIsStored() throws {
    let picture = Pictures.noise(width: 800, height: 70, seed: 9, isOpaque: true)

    #expect(try PNGEncoder.encode(picture).count < picture.pixels.count * 3 * 101 / 100)
  }

  /// 14 bytes, which libdeflate would only store; zlib makes 22 of them by default.
  @Test func fourPixelsAreNotOnlyStored() throws {
    let (red, blue) = (UInt32(0xFF00_00FF), UInt32(0xFFFF_0000))
    let picture = Pixmap(width: 2, height: 2, pixels: [red, blue, blue, red])
    let file = try PNGEncoder.encode(picture)

    #expect(try #require(try PNGChunks(file).first("IDAT")).data.count <= 22)
  }

  /// Rows by number, with the filter of each.
  private func filters(of file: [UInt8], rowBytes: Int) throws -> [UInt8] {
    let data = try #require(try PNGChunks(file).first("IDAT")).data
    let rows = try #require(LibPNG.inflate(file[data], limit: 10_000_000).bytes)
    return stride(from: 0, to: rows.count, by: rowBytes + 1).map { rows[$0] }
  }

  /// What repeats, as letters do, loses by a filter; a gradient has nothing that repeats without one.
  @Test func eachStretchOfRowsHasTheFilterThatSuitsIt() throws {
    let letter = Pictures.noise(width: 16, height: 16, seed: 3, isOpaque: true)
    let gradient = Pictures.gradient(width: 500, height: 192)
    let picture = Pixmap(
      width: 500, height: 192,
      pixels: gradient.pixels.indices.map { index in
        let (x, y) = (index % 500, index / 500)
        return (64..<128).contains(y) ? gradient.pixels[index] : letter[x % 16, y % 16]
      })

    #expect(
      try filters(of: PNGEncoder.encode(picture), rowBytes: 1_500)
        == (0..<192).map { (64..<128).contains($0) ? 4 : 0 })
  }

  @Test(arguments: [PNGEncodingOptions.reference, .draft])
  func rowsThatEndEarlyMakeNoFile(options: PNGEncodingOptions) throws {
    let picture = Pictures.tiles(width: 500, height: 400)

    #expect(throws: PNGError.codec(message: "the picture's rows cannot be read")) {
      try PNGEncoder.encode(
        rows: SecondReading(picture: picture), scale: 1, texts: [], displayList: nil,
        options: options)
    }
  }

  @Test(arguments: [PNGEncodingOptions.reference, .draft])
  func rowsThatTheHeaderDoesNotAnnounceAreRefused(options: PNGEncodingOptions) throws {
    let encoding = PictureEncoding(
      palette: [0xFF00_0000], bitDepth: 8, width: 3, height: 2, options: options)
    for rows in [2, 7, 9] {
      var writer = try LibPNGWriter()
      try writer.begin(encoding, metadata: PNGMetadata())
      #expect(throws: PNGError.codec(message: "rows have the wrong length")) {
        try writer.write([UInt8](repeating: 0, count: rows))
      }
    }
    var writer = try LibPNGWriter()
    try writer.begin(encoding, metadata: PNGMetadata())
    try writer.write([0, 0, 0])
    #expect(throws: PNGError.codec(message: "rows are missing")) { _ = try writer.finish() }
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
