import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import Foundation
import Testing

@testable import DarkroomSnapshotRecord

struct CompareCommandTests {
  typealias Rehearsal = RehearsedPackage
  static let references = "Tests/AppTests/__Snapshots__/CardTests/"

  /// As iOS records it: no stamp, no notes.
  private func recorded(_ bytes: [UInt8], _ edit: (inout Pixmap) -> Void = { _ in }) throws
    -> [UInt8]
  {
    var picture = try PNGDecoder.decode(bytes).pixmap
    edit(&picture)
    return try PNGEncoder.encode(picture)
  }

  private func package() throws -> RehearsedPackage {
    try Rehearsal.accepted("\(Rehearsal.card), \(Rehearsal.spot("FF0000"))")
  }

  @Test func picturesAreFoundByNameAndFolder() throws {
    let package = try package()
    let (card, spot) = (
      try #require(package.references["testCard.1.png"]),
      try #require(package.references["testSpot.1.png"])
    )
    // Two of one name: the folder decides.
    try package.tool.write(try recorded(card), to: "ios/App/CardTests/testCard.1.png")
    try package.tool.write(try recorded(spot), to: "ios/App/OtherTests/testOther.1.png")
    try package.tool.write(
      try recorded(spot) { for x in 146..<166 { for y in 246..<266 { $0[x, y] = 0xFF00_FF00 } } },
      to: "ios/App/CardTests/testSpot.1.png")

    let output = try package.run("compare", "ios")

    #expect(output.status == 1, Comment(rawValue: output.errors))
    let lines = output.text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "2 pictures compared with iOS: 1 equal, 1 different")
    #expect(
      lines[1] == "1  text        1 snapshot: text color #00FF00 on iOS, #FF0000 here",
      Comment(rawValue: output.text))
    #expect(lines[2].hasSuffix("\(Self.references)testSpot.1.png"))
    #expect(lines.contains("Not paired: 1 picture of iOS without a snapshot here"))
    #expect(lines.last?.hasSuffix(".snapshot-results/comparison/index.html") == true)
  }

  @Test func theReportHoldsBothPicturesAndNamesThem() throws {
    let package = try package()
    let spot = try #require(package.references["testSpot.1.png"])
    try package.tool.write(
      try recorded(spot) { for x in 0..<600 { $0[x, 0] = 0xFF00_FF00 } },
      to: "ios/CardTests/testSpot.1.png")

    _ = try package.run("compare", "ios", "--output", "page")

    let id = ComparisonReport.id(of: "\(Self.references)testSpot.1.png")
    for part in ["reference", "new", "difference"] {
      #expect(Files.exists(package.tool.path("page/images/\(id)-\(part).png")))
    }
    let data = try #require(try package.tool.text("page/data.js"))
    #expect(data.contains(#""sides":{"actual":"Here","reference":"iOS""#))
    #expect(data.contains(#""kind":"color""#) || data.contains(#""kind":"drawing""#))
    #expect(Files.exists(package.tool.path("page/index.html")))
  }

  @Test func markdownBeginsWithAMarkOfItsOwn() throws {
    let package = try package()
    let card = try #require(package.references["testCard.1.png"])
    try package.tool.write(
      try recorded(card) { $0 = Pixmap(width: $0.width, height: 2, pixels: $0.pixels) },
      to: "ios/CardTests/testCard.1.png")

    let output = try package.run(
      "compare", "ios", "--markdown", "--image-base", "https://example.org/7/")

    let lines = output.text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "<!-- snapshot-record compare -->")
    #expect(lines[1] == "### 1 picture compared with iOS: 1 different")
    #expect(output.text.contains("| **size** | "), Comment(rawValue: output.text))
    #expect(output.text.contains("<img src=\"https://example.org/7/images/"))
  }

  @Test func referencesThatIOSRecordedAreComparedWithWhatWaits() throws {
    let package = try package()
    let spot = try #require(package.references["testSpot.1.png"])
    try package.tool.write(try recorded(spot), to: "\(Self.references)testSpot.1.png")
    try package.play("\(Rehearsal.card), \(Rehearsal.spot("0000FF"))")
    _ = try package.run()

    let output = try package.run("compare", "--as-json")

    struct Found: Decodable {
      struct Snapshot: Decodable {
        var name: String
        var state: String
      }
      var snapshots: [Snapshot]
    }
    let found = try JSONDecoder().decode(Found.self, from: Data(output.text.utf8))
    #expect(found.snapshots.map(\.name) == ["\(Self.references)testSpot.1.png"])
    #expect(found.snapshots.map(\.state) == ["different"])
  }

  @Test func whatCannotBeComparedIsSaid() throws {
    let package = try package()
    #expect(try package.run("compare").status == 2)
    #expect(try package.run("compare", "absent").errors.contains("absent isn't a folder"))
    try package.tool.write([1], to: "ios/x.png")
    #expect(try package.run("compare", "ios").errors.contains("has the name of a snapshot here"))
    #expect(try package.run("compare", "ios", "--tolerance=-1").status == 2)
    try package.tool.write(
      [UInt8]("version https://git-lfs.github.com/spec/v1\n".utf8),
      to: "ios/CardTests/testCard.1.png")
    let output = try package.run("compare", "ios")
    #expect(
      output.status == 1 && output.text.contains("1 not compared"), Comment(rawValue: output.text))
  }

  @Test func aVariantsFolderIsNoPartOfTheName() throws {
    let package = try package()
    let card = try #require(package.references["testCard.1.png"])
    try package.tool.write(
      try recorded(card), to: "ios/AppTests/__Snapshots__/CardTests/testCard.1.png")
    try package.tool.write(card, to: "Tests/AppTests/__Snapshots__/linux/CardTests/testCard.1.png")
    try package.tool.write(card, to: "Tests/AppTests/__Snapshots__/linux/ListTests/testCard.1.png")
    try package.tool.write([UInt8](#"{"variant": "linux"}"#.utf8), to: ".snapshots.json")

    let output = try package.run("compare", "ios")

    #expect(output.status == 0, Comment(rawValue: output.errors + output.text))
    #expect(output.text.contains("1 picture compared with iOS: 1 equal"))
  }
}
