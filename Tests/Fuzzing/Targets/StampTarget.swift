import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore

/// References whose stamps lie, in files that were stamped, cut and changed: nothing crashes, what is decoded is what was
/// drawn whatever the stamp says, and whoever decodes sees the lie.
struct StampTarget: FuzzTarget {
  static let name = "stamps"

  init() {}

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    random.bytes(12 + random.length(upTo: 60))
  }

  func run(_ input: [UInt8]) throws {
    var reader = InputReader(input)
    let drawn = Self.picture(&reader)
    let claimed = Self.digest(of: drawn, &reader)
    let list = reader.flag() ? ContentHash([UInt8(reader.choice(256))]) : nil
    let stamp = PNGStamp(
      pixels: claimed, scale: [1, 2, 3, 1e9][reader.choice(4)], displayList: list)
    var file = try PNGEncoder.encode(drawn, metadata: PNGMetadata(scale: 1, stamp: stamp))
    let isWhole = !Self.damage(&file, &reader)

    let reading = PNGStamp.read(from: file)
    let inspection = ReferenceInspection(file, path: "/a.1.png")
    _ = try? PNGMetadata.read(from: file)
    let decoded = try? PNGDecoder.decode(file).pixmap
    if isWhole {
      try FuzzFailure.check(decoded == drawn, "other pixels than were drawn")
      guard case .valid(let read) = reading, read == stamp else {
        throw FuzzFailure("the stamp is not what was written: \(reading)")
      }
      try FuzzFailure.check(inspection.problem == nil, "a stamped file is not read to be judged")
    }
    guard let decoded else { return }
    let problem = ReferenceInspection.stampProblem(reading, of: PixelDigest(decoded))
    guard case .valid(let read) = reading else {
      return try FuzzFailure.check(problem == nil, "a stamp that is not valid has a say")
    }
    try FuzzFailure.check(
      (problem == .stamp) == (read.pixels != PixelDigest(decoded)), "a lie is not told")
  }

  private static func picture(_ reader: inout InputReader) -> Pixmap {
    let (width, height) = (1 + reader.choice(40), 1 + reader.choice(150))
    var picture = Pixmap(width: width, height: height, filledWith: 0xFF00_0000)
    for _ in 0..<8 {
      picture[reader.choice(width), reader.choice(height)] =
        0xFF00_0000 | UInt32(reader.choice(1 << 24))
    }
    return picture
  }

  /// Of the picture, of one that differs in a pixel, of another size, or with the bands of both.
  private static func digest(of drawn: Pixmap, _ reader: inout InputReader) -> PixelDigest {
    let true_ = PixelDigest(drawn)
    var other = drawn
    other[reader.choice(drawn.width), reader.choice(drawn.height)] ^= 1
    switch reader.choice(5) {
    case 0: return true_
    case 1: return PixelDigest(other)
    case 2:
      let bands = zip(true_.bands, PixelDigest(other).bands).map { reader.flag() ? $0.0 : $0.1 }
      return PixelDigest(width: drawn.width, height: drawn.height, bands: bands)
    case 3:
      return PixelDigest(width: drawn.width, height: drawn.height, bands: true_.bands.reversed())
    default:
      return PixelDigest(Pixmap(width: drawn.width, height: drawn.height, filledWith: 0xFFFF_FFFF))
    }
  }

  /// - Returns: whether anything was changed.
  private static func damage(_ file: inout [UInt8], _ reader: inout InputReader) -> Bool {
    switch reader.choice(4) {
    case 0: file.removeLast(min(file.count, 1 + reader.choice(200)))
    case 1: file[reader.choice(file.count)] ^= UInt8(1 << reader.choice(8))
    default: return false
    }
    return true
  }
}
