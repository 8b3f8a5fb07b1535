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
}
