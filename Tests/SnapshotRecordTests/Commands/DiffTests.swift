import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import Testing

struct DiffTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
    var picture = Pixmap(width: 4, height: 3, filledWith: 0xFFFF_FFFF)
    try tool.write(PNGEncoder.encode(picture), to: "a.png")
    picture[1, 2] = 0xFFFF_FFF0
    try tool.write(PNGEncoder.encode(picture), to: "b.png")
  }

  @Test func equalPicturesExitWithZero() throws {
    let output = try tool.run("diff", "a.png", "a.png")

    #expect(output.status == 0)
    #expect(output.text == "All pixels are equal.\n")
  }

  /// Their pixel data is damaged, which only unpacking it would show: checksums are right.
  @Test func filesWithTheSameBytesAreNotUnpacked() throws {
    let damaged = Self.spoiled(try #require(try Files.read(tool.path("a.png"))))
    try tool.write(damaged, to: "damaged.png")
    try tool.write(damaged, to: "copy.png")

    #expect(try tool.run("diff", "damaged.png", "a.png").status == 2)
    let output = try tool.run("diff", "damaged.png", "copy.png")
    #expect(output.status == 0)
    #expect(output.text == "All pixels are equal.\n")
  }

  /// Two pictures with the same stamp: only a reader who believes it takes them for equal.
  @Test func equalStampsAreBelieved() throws {
    let picture = Pixmap(width: 4, height: 3, filledWith: 0xFFFF_FFFF)
    let stamp = PNGStamp(picture, scale: 2)
    func write(_ picture: Pixmap, _ name: String) throws {
      let metadata = PNGMetadata(scale: 2, stamp: stamp)
      try tool.write(PNGEncoder.encode(picture, metadata: metadata), to: name)
    }
    try write(picture, "white.png")
    try write(Pixmap(width: 4, height: 3, filledWith: 0xFF00_0000), "black.png")

    let output = try tool.run("diff", "white.png", "black.png", "--as-json")

    #expect(output.status == 0)
    #expect(output.text.contains(#""isMatch" : true"#))
  }

  @Test func aStampOfOtherPixelsIsNotEnough() throws {
    var picture = Pixmap(width: 200, height: 300, filledWith: 0xFFFF_FFFF)
    func write(_ name: String) throws {
      let metadata = PNGMetadata(stamp: PNGStamp(picture, scale: 1))
      try tool.write(PNGEncoder.encode(picture, metadata: metadata), to: name)
    }
    try write("old.png")
    picture[7, 290] = 0xFF00_0000
    try write("new.png")

    let output = try tool.run("diff", "old.png", "new.png")

    #expect(output.status == 1)
    #expect(output.text.contains("1 of 60000 pixels differ"))
    #expect(output.text.contains("(at 7, 290)"))
  }

  @Test func sizesAreCompared() throws {
    try tool.write(PNGEncoder.encode(Pixmap(width: 4, height: 4)), to: "higher.png")

    let output = try tool.run("diff", "a.png", "higher.png")

    #expect(output.status == 1)
    #expect(output.text == "The size is 4×4 pixels instead of 4×3.\n")
  }

  /// As pixelmatch does, of whole pictures.
  @Test func aThresholdForgives() throws {
    #expect(try tool.run("diff", "a.png", "b.png", "--threshold", "0.1").status == 0)
    #expect(try tool.run("diff", "a.png", "b.png", "--threshold", "0").status == 1)
  }

  @Test func wrongUsageNamesTheWholeCommand() throws {
    let output = try tool.run("diff", "a.png", "b.png", "--tolerance", "many")

    #expect(output.status == 2)
    #expect(output.errors.contains("The value 'many' is invalid for '--tolerance <n>'"))
    #expect(output.errors.contains("Usage: snapshot-record diff"))
    #expect(try tool.run("diff", "--help").text.contains("USAGE: snapshot-record diff"))
  }

  @Test func numbersAndAPictureSayWhere() throws {
    let output = try tool.run("diff", "a.png", "b.png", "--output", "d.png")

    #expect(output.status == 1)
    #expect(output.text.contains("1 of 12 pixels differ (8.33 %), by up to 15 of 255 (at 1, 2)"))
    let picture = try PNGDecoder.decode(try #require(try Files.read(tool.path("d.png")))).pixmap
    #expect(picture[1, 2] == 0xFF00_00FF)
  }

  @Test func aToleranceForgives() throws {
    #expect(try tool.run("diff", "a.png", "b.png", "--tolerance", "15").status == 0)
    #expect(try tool.run("diff", "a.png", "b.png", "--tolerance", "14").status == 1)
    #expect(try tool.run("diff", "a.png", "b.png", "--max-diff-pixels", "1").status == 0)
  }

  /// Display P3 (128, 64, 191) is sRGB (138, 59, 198): the chunk stands behind the header, its checksum is zlib's.
  @Test func coloursOfAnotherSpaceAreCompared() throws {
    let code: [UInt8] = [0, 0, 0, 4] + Array("cICP".utf8) + [12, 13, 0, 1, 0x6E, 0x03, 0xE3, 0xEF]
    func file(_ pixel: UInt32) throws -> [UInt8] {
      try PNGEncoder.encode(Pixmap(width: 3, height: 2, filledWith: pixel))
    }
    let stored = try file(0xFFBF_4080)
    try tool.write(Array(stored[..<33]) + code + stored[33...], to: "wide.png")
    try tool.write(stored, to: "stored.png")
    try tool.write(file(0xFFC6_3B8A), to: "own.png")

    #expect(try tool.run("diff", "wide.png", "own.png").status == 0)
    #expect(try tool.run("diff", "wide.png", "stored.png").status == 1)
  }

  @Test func whatIsNoPictureIsNamed() throws {
    try tool.write([UInt8]("version https://git-lfs.github.com/spec/v1\n".utf8), to: "c.png")

    let output = try tool.run("diff", "a.png", "c.png")

    #expect(output.status == 2)
    #expect(output.errors.contains("c.png: the file is a Git LFS pointer"))
    #expect(try tool.run("diff", "a.png", "missing.png").status == 2)
  }

  /// With another checksum behind the pixel data, and the right one behind the chunk.
  private static func spoiled(_ file: [UInt8]) -> [UInt8] {
    var file = file
    // Behind it are the chunk's checksum and IEND.
    let end = file.count - 12 - 4
    file[end - 1] ^= 1
    let start = file.indices.first { file[$0...].starts(with: Array("IDAT".utf8)) } ?? end
    let sum = file[start..<end].reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0)
      }
    }
    for (index, shift) in [24, 16, 8, 0].enumerated() {
      file[end + index] = UInt8(truncatingIfNeeded: ~sum >> shift)
    }
    return file
  }
}
