import DarkroomPNG
import DarkroomRaster

/// Pictures of all kinds, packed with any effort: other hands must read the same pixels, and a second file be the same.
struct PackingTarget: FuzzTarget {
  static let name = "packing"

  init() {}

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    let width = [4, 70, 700, 5_000][random.choice(4)]
    let height = [3, 70, 200, 600][random.choice(4)]
    return [UInt8(random.choice(256))]
      + Self.bigEndian(1 + random.choice(width)) + Self.bigEndian(1 + random.choice(height))
      + random.bytes(3 + random.length(upTo: 60))
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }

  func run(_ input: [UInt8]) throws {
    var reader = InputReader(input)
    let choices = reader.choice(256)
    let options = PNGEncodingOptions(
      level: 1 + choices % 9, isQuick: choices >= 240, indexed: choices & 1 == 0)
    let picture = Self.picture(&reader)
    let file = try PNGEncoder.encode(picture, options: options)
    try FuzzFailure.check(
      try PNGDecoder.decode(file).pixmap == picture, "other pixels when read again")
    try FuzzFailure.check(
      try PNGEncoder.encode(picture, options: options) == file, "another file of the same pixels")
    let plain = PNGEncodingOptions(level: 10 - options.level, indexed: !options.indexed)
    try FuzzFailure.check(
      try PNGDecoder.decode(try PNGEncoder.encode(picture, options: plain)).pixmap == picture,
      "other pixels with other options")
  }

  // MARK: Pictures

  private static let mostPixels = 250_000

  private static func picture(_ reader: inout InputReader) -> Pixmap {
    let width = max(1, reader.choice(5_001))
    let height = max(1, min(reader.choice(601), mostPixels / width))
    var picture = Pixmap(width: width, height: height)
    var top = 0
    repeat {
      let rows = 1 + reader.choice(reader.flag() ? 8 : 200)
      fill(&picture, top..<min(height, top + rows), &reader)
      top += rows
    } while top < height
    return picture
  }

  /// A stretch of rows that look alike: what a filter and a block are chosen for.
  private static func fill(
    _ picture: inout Pixmap, _ rows: Range<Int>, _ reader: inout InputReader
  ) {
    let kind = reader.choice(7)
    let (colors, spread) = (1 + reader.choice(256), reader.integer())
    var random = FuzzRandom(seed: UInt64(spread), input: UInt64(rows.lowerBound))
    let width = picture.width
    for y in rows {
      for x in 0..<width {
        let place = y * width + x
        let noise = UInt32(truncatingIfNeeded: random.next() >> 16)
        let few = UInt32(random.choice(colors)) &* 0x0103_0709
        let straight: UInt32
        switch kind {
        case 0: straight = noise
        case 1: straight = few
        case 2: straight = UInt32((x + y) * (1 + colors % 7)) &* 0x0001_0101
        case 3 where y > 0 && noise % 200 > 0:
          picture.pixels[place] = picture.pixels[place - width]
          continue
        case 4: straight = UInt32((x / 8 * 13) ^ (y / 8 * 7)) &* 0x0001_0101
        case 5 where x > 0 && noise % 30 > 0:
          picture.pixels[place] = picture.pixels[place - 1]
          continue
        default: straight = y % (5 + colors % 40) < 3 ? few : 0xFFFF_FFFF
        }
        picture.pixels[place] = StraightAlpha.premultiplied(
          straight: spread & 1 == 0 ? straight : straight | 0xFF00_0000)
      }
    }
  }
}
