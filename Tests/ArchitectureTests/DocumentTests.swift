import Foundation
import Testing

/// What the documents at the top promise to be there.
struct DocumentTests {
  private static let names = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]

  /// At 250 words a minute, the first one takes four minutes and the second one eight.
  @Test(arguments: [("README.md", 1000), ("CONTRIBUTING.md", 2000)])
  func aDocumentIsReadInOneSitting(name: String, limit: Int) throws {
    #expect(try Document(named: name).wordCount <= limit)
  }

  @Test func contributingHasAtMost150LinesOf120Columns() throws {
    let lines = try Repository.text("CONTRIBUTING.md").split(
      separator: "\n", omittingEmptySubsequences: false)

    // The last line feed begins no line.
    #expect(lines.count - 1 <= 150)
    #expect(lines.filter { $0.count > 120 } == [])
  }

  @Test(arguments: names)
  func linksLeadSomewhere(name: String) throws {
    let dangling = try Document(named: name).links.filter { try !Self.exists($0, in: name) }

    #expect(dangling == [])
  }

  @Test(arguments: names)
  func pathsExist(name: String) throws {
    let stale = try Document(named: name).paths.filter { !Self.exists($0) }

    #expect(Set(stale) == [])
  }

  @Test func everyScriptIsExplained() throws {
    let explained = Set(try Document(named: "CONTRIBUTING.md").paths)
    let scripts = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Scripts").path)
    let missing = scripts.filter { !$0.hasPrefix(".") && !explained.contains("Scripts/\($0)") }

    #expect(missing.sorted() == [])
  }

  @Test func everyModuleIsInTheTableOfPlaces() throws {
    let text = try Repository.text("CONTRIBUTING.md")
    let missing = try Repository.modules().filter {
      !text.contains("Sources/\($0)") && !text.contains("`\($0)`")
    }

    #expect(missing == [])
  }

  /// A page is two links away from the first one.
  @Test func everyModuleIsOnThePageOfModules() throws {
    let listed = Set(try Document(named: "Sources/README.md").links)
    let catalogs = try Repository.modules().flatMap { module in
      try Repository.folders(in: "Sources/\(module)").filter { $0.hasSuffix(".docc") }
        .map { "\(module)/\($0)/\($0.dropLast(5)).md" }
    }
    let dangling = listed.filter { !Self.exists("Sources/\($0)") }

    #expect(try Document(named: "README.md").links.contains("Sources/README.md"))
    #expect(catalogs.filter { !listed.contains($0) } == [])
    #expect(dangling == [])
  }

  @Test func linksAndPathsAreFoundWhereverTheyStand() {
    let document = Document(
      name: "X.md",
      text: """
        # One & two: `three`
        See [a](b.md#c), [the web](https://example.org/Sources/no), <img src="d.png">.
        `Scripts/test --long`, Sources/UIKit/Stack; Tests/<Module>Tests, Sources/A/UI*+B.swift.
        (`Sources/IOSSources/Token.swift`), /Sources/elsewhere …/Tests/elsewhere and App/Sources/App.
        """)

    #expect(document.links == ["b.md#c", "d.png"])
    #expect(
      document.paths == [
        "Scripts/test", "Sources/UIKit/Stack", "Tests/", "Sources/A/",
        "Sources/IOSSources/Token.swift",
      ])
    #expect(document.anchors == ["one--two-three"])
    #expect(document.wordCount == 21)
  }

  /// A link's file, and the heading in it where it names one.
  private static func exists(_ link: String, in name: String) throws -> Bool {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts[0].isEmpty ? name : String(parts[0])
    guard exists(file) else { return false }
    guard parts.count == 2 else { return true }
    return try Document(named: file).anchors.contains(String(parts[1]))
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Repository.root.appending(path: path).path)
  }
}
