import DarkroomPNG
import DarkroomRaster

/// PNG files with chunks moved, dropped, repeated and changed behind valid checksums, and files made of nothing.
struct PNGTarget: FuzzTarget {
  static let name = "png"
  /// Above four bytes for each pixel of `limits`; a second picture of that size has no room.
  static let memory = 100 << 20

  private static let limits = PNGLimits(side: 65_536, pixels: 12_000_000, textBytes: 4 << 20)
  private let files: [[UInt8]]

  init() throws {
    files = try [(2, 1), (9, 5), (70, 3), (33, 131)].flatMap { size in
      try [2, 9, 300].map { try Self.file(width: size.0, height: size.1, colors: $0) }
    }
  }

  private static func file(width: Int, height: Int, colors: UInt32) throws -> [UInt8] {
    var pixmap = Pixmap(width: width, height: height)
    for i in pixmap.pixels.indices {
      let color = UInt32(truncatingIfNeeded: i) &* 2_654_435_761 % colors &* 0x0103_0709
      pixmap.pixels[i] = StraightAlpha.premultiplied(
        straight: color | (colors == 9 ? 0 : 0xFF00_0000))
    }
    let texts = [
      PNGText("Title", "a"), PNGText("Tree", String(repeating: "<UIView> ü\n", count: 200)),
    ]
    let stamp = PNGStamp(pixmap, scale: 2)
    return try PNGEncoder.encode(
      pixmap, metadata: PNGMetadata(scale: 2, texts: texts, stamp: colors == 2 ? nil : stamp))
  }

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    if random.once(in: 3) { return Self.made(&random).file }
    var pieces = PNGPieces(file: random.element(files))
    for _ in 0...random.choice(4) { change(&pieces, &random) }
    var file = pieces.file
    guard random.once(in: 8) else { return file }
    for _ in 0...random.choice(3) { file[random.choice(file.count)] = random.bytes(1)[0] }
    return Array(file.prefix(random.once(in: 3) ? random.choice(file.count) : file.count))
  }

  func repaired(_ input: [UInt8]) -> [UInt8] { PNGPieces(file: input).file }

  private func change(_ pieces: inout PNGPieces, _ random: inout FuzzRandom) {
    let place = random.choice(pieces.chunks.count)
    guard pieces.chunks.indices.contains(place) else { return }
    switch random.choice(7) {
    case 0: pieces.chunks.remove(at: place)
    case 1: pieces.chunks.insert(pieces.chunks[place], at: random.choice(pieces.chunks.count))
    case 2: pieces.chunks.swapAt(place, random.choice(pieces.chunks.count))
    case 3:
      let other = PNGPieces(file: random.element(files))
      pieces.chunks[place] = random.element(other.chunks)
    case 4: pieces.chunks.insert(Self.ancillary(&random), at: min(1, pieces.chunks.count))
    default: Self.changeData(&pieces.chunks[place].data, &random)
    }
  }

  private static func changeData(_ data: inout [UInt8], _ random: inout FuzzRandom) {
    guard !data.isEmpty else { return data = random.bytes(random.choice(20)) }
    let place = random.choice(data.count)
    switch random.choice(5) {
    case 0: data[place] = random.bytes(1)[0]
    case 1: data[place] ^= 1 << UInt8(random.choice(8))
    case 2: data.removeSubrange(place..<min(data.count, place + random.length(upTo: 64)))
    case 3: data.insert(contentsOf: random.bytes(random.length(upTo: 64)), at: place)
    default:
      let start = place & ~3
      let end = min(data.count, start + 4)
      data.replaceSubrange(
        start..<end, with: PNGPieces.bigEndian(random.edge()).prefix(end - start))
    }
  }

  private static func ancillary(_ random: inout FuzzRandom) -> (type: [UInt8], data: [UInt8]) {
    let made: (String, [UInt8]) =
      switch random.choice(8) {
      case 0: ("gAMA", PNGPieces.bigEndian(random.element([0, 1, 10_000, 45_455, 100_000, .max])))
      case 1: ("pHYs", random.bytes(8) + [1])
      case 2: ("zTXt", Array("k\0\0".utf8) + bomb(&random))
      case 3: ("iTXt", Array("k\0\u{1}\0\0\0".utf8) + bomb(&random))
      case 4: ("tEXt", Array("k\0".utf8) + random.bytes(random.length(upTo: 5_000)))
      case 5: ("tRNS", random.bytes(random.choice(8)))
      case 6: ("dkHS", random.bytes(random.choice(120)))
      default: ("PLTE", random.bytes(3 * random.choice(260)))
      }
    return (Array(made.0.utf8), made.1)
  }

  private static func bomb(_ random: inout FuzzRandom) -> [UInt8] {
    let byte: UInt8 = random.element([65, 0xE9, 0xFF, 0])
    return random.once(in: 20)
      ? DeflateStream.bomb(byte, runs: random.length(upTo: 40_000))
      : DeflateStream.stored([UInt8](repeating: byte, count: random.length(upTo: 9_000)))
  }

  /// A file with any header and rows that mostly fit it.
  private static func made(_ random: inout FuzzRandom) -> PNGPieces {
    let channels: [UInt8: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
    let colorType = random.element([0, 2, 3, 4, 6] as [UInt8])
    let depth = random.element(
      colorType == 0 ? [1, 2, 4, 8, 16] : colorType == 3 ? [1, 2, 4, 8] : [8, 16] as [Int])
    let isHuge = random.once(in: 60)
    let width = isHuge ? 1 + random.choice(4_000) : 1 + random.choice(40)
    let height = isHuge ? 1 + random.choice(4_000) : 1 + random.choice(40)
    let isInterlaced = random.once(in: 3)
    let rowBytes = (width * depth * (channels[colorType] ?? 1) + 7) / 8 + 1
    var header = PNGPieces.bigEndian(UInt32(width)) + PNGPieces.bigEndian(UInt32(height))
    header += [UInt8(depth), colorType, 0, 0, isInterlaced ? 1 : 0]
    if random.once(in: 10) { changeData(&header, &random) }
    let filter = UInt8(random.choice(5))
    let count = min(rowBytes * height + (isInterlaced ? 7 * height : 0), 1 << 16)
    var rows = random.bytes(isHuge ? 0 : count)
    for start in stride(from: 0, to: rows.count, by: rowBytes) { rows[start] = filter }
    var chunks: [(type: [UInt8], data: [UInt8])] = []
    for _ in 0..<random.choice(4) { chunks.append(ancillary(&random)) }
    let data =
      isHuge
      ? DeflateStream.bomb(0, runs: rowBytes * height / 258 + 1) : DeflateStream.stored(rows)
    let cut = random.choice(data.count)
    var pieces = PNGPieces([("IHDR", header)])
    if colorType == 3 { pieces.chunks.append((Array("PLTE".utf8), random.bytes(3 << depth))) }
    pieces.chunks += chunks
    let end = PNGPieces([
      ("IDAT", Array(data[..<cut])), ("IDAT", Array(data[cut...])), ("IEND", []),
    ])
    pieces.chunks += end.chunks
    return pieces
  }

  func run(_ input: [UInt8]) throws {
    _ = PNGStamp.read(from: input)
    let image: DecodedImage
    do throws(PNGError) {
      image = try PNGDecoder.decode(input, limits: Self.limits)
    } catch {
      return try FuzzFailure.check(!error.description.isEmpty, "an error without words")
    }
    let pixmap = image.pixmap
    try FuzzFailure.check(
      pixmap.pixels.count == pixmap.width * pixmap.height, "pixels of another size")
    try FuzzFailure.check(pixmap.pixels.allSatisfy(StraightAlpha.isCanonical), "not premultiplied")
    try FuzzFailure.check(
      try PNGMetadata.read(from: input, limits: Self.limits) == image.metadata,
      "other metadata without the pixels")
    guard pixmap.pixels.count < 10_000 else { return }
    let again = try PNGDecoder.decode(try PNGEncoder.encode(pixmap, metadata: PNGMetadata()))
    try FuzzFailure.check(again.pixmap == pixmap, "other pixels when written and read again")
  }
}
