import DarkroomJPEG
import DarkroomRaster

/// JPEG files with segments dropped, repeated, changed and cut off, and color profiles among them.
struct JPEGTarget: FuzzTarget {
  static let name = "jpeg"

  private static let mostPixels = 4_000_000
  private let files: [[UInt8]]

  init() throws {
    files = try [(1, 1), (9, 17), (70, 33)].flatMap { size in
      try [0.2, 0.9, 1].map { quality in
        var pixmap = Pixmap(width: size.0, height: size.1)
        for i in pixmap.pixels.indices {
          pixmap.pixels[i] = UInt32(truncatingIfNeeded: i) &* 2_654_435_761 | 0xFF00_0000
        }
        return try JPEGEncoder.encode(pixmap, quality: quality, orientation: size.0 % 8 + 1)
      }
    }
  }

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    var file = random.element(files)
    for _ in 0...random.choice(4) { change(&file, &random) }
    return random.once(in: 5) ? Array(file.prefix(random.choice(file.count))) : file
  }

  private func change(_ file: inout [UInt8], _ random: inout FuzzRandom) {
    guard file.count > 4 else { return }
    let segments = Self.segments(of: file)
    let place = 2 + random.choice(file.count - 3)
    switch random.choice(6) {
    case 0: file[place] = random.bytes(1)[0]
    case 1: file[place] ^= 1 << UInt8(random.choice(8))
    case 2: if !segments.isEmpty { file.removeSubrange(random.element(segments)) }
    case 3: if !segments.isEmpty { file.insert(contentsOf: file[random.element(segments)], at: 2) }
    case 4: file.insert(contentsOf: Self.added(&random), at: 2)
    default: file.insert(contentsOf: random.bytes(random.length(upTo: 40)), at: place)
    }
  }

  /// From the marker to the end of its data, up to the first scan.
  private static func segments(of file: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 2
    while start + 4 <= file.count, file[start] == 0xFF, file[start + 1] != 0xDA {
      let end = start + 2 + Int(file[start + 2]) << 8 + Int(file[start + 3])
      guard end <= file.count, end > start + 3 else { break }
      found.append(start..<end)
      start = end
    }
    return found
  }

  private static func added(_ random: inout FuzzRandom) -> [UInt8] {
    let (marker, data): (UInt8, [UInt8]) =
      switch random.choice(4) {
      case 0: (0xE1, Array("Exif\0\0MM\0*\0\0\0\u{8}".utf8) + random.bytes(random.choice(30)))
      case 1: (0xE2, Array("ICC_PROFILE\0\u{1}\u{1}".utf8) + profile(&random))
      case 2: (0xEE, Array("Adobe".utf8) + random.bytes(7))
      default: (0xC0 + random.bytes(1)[0] % 16, random.bytes(random.choice(20)))
      }
    return [0xFF, marker, UInt8((data.count + 2) >> 8), UInt8((data.count + 2) & 255)] + data
  }

  /// The beginning of a profile, and tags that lie anywhere.
  private static func profile(_ random: inout FuzzRandom) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 128)
    for (place, name) in [(16, random.element(["RGB ", "GRAY"])), (20, "XYZ "), (36, "acsp")] {
      header.replaceSubrange(place..<place + 4, with: Array(name.utf8))
    }
    let names = ["rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC", "kTRC"]
    var table = PNGPieces.bigEndian(UInt32(names.count))
    for name in names {
      table += Array(name.utf8) + PNGPieces.bigEndian(UInt32(216 + random.choice(40)))
      table += PNGPieces.bigEndian(UInt32(random.choice(60)))
    }
    let kind = random.element(["curv", "para"])
    return header + table + Array(kind.utf8) + [0, 0, 0, 0] + random.bytes(60)
  }

  func run(_ input: [UInt8]) throws {
    let image: DecodedJPEG
    do throws(JPEGError) {
      image = try JPEGDecoder.decode(input, mostPixels: Self.mostPixels)
    } catch {
      return try FuzzFailure.check(!error.description.isEmpty, "an error without words")
    }
    let pixmap = image.pixmap
    try FuzzFailure.check(
      pixmap.pixels.count == pixmap.width * pixmap.height, "pixels of another size")
    try FuzzFailure.check(pixmap.pixels.allSatisfy { $0 >> 24 == 255 }, "not opaque")
    try FuzzFailure.check((1...8).contains(image.orientation), "an orientation that is none")
    try FuzzFailure.check(
      try JPEGDecoder.decode(input, mostPixels: Self.mostPixels) == image, "other pixels again")
  }
}
