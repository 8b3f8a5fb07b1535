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
    #expect(output.text.contains("1 of 12 pixels differ (8.34 %), by up to 15 of 255 (at 1, 2)"))
    let picture = try PNGDecoder.decode(try #require(try Files.read(tool.path("d.png")))).pixmap
    #expect(picture[1, 2] == 0xFF00_00FF)
  }

  @Test func aToleranceForgives() throws {
    #expect(try tool.run("diff", "a.png", "b.png", "--tolerance", "15").status == 0)
    #expect(try tool.run("diff", "a.png", "b.png", "--tolerance", "14").status == 1)
    #expect(try tool.run("diff", "a.png", "b.png", "--max-diff-pixels", "1").status == 0)
  }

  @Test func whatIsNoPictureIsNamed() throws {
    try tool.write([UInt8]("version https://git-lfs.github.com/spec/v1\n".utf8), to: "c.png")

    let output = try tool.run("diff", "a.png", "c.png")

    #expect(output.status == 2)
    #expect(output.errors.contains("c.png: the file is a Git LFS pointer"))
    #expect(try tool.run("diff", "a.png", "missing.png").status == 2)
  }
}
