import Foundation
import Testing

/// The code that the tutorial shows step by step against sources that are compiled and run.
struct TutorialTests {
  static let resources = "Sources/SnapshotTesting/SnapshotTesting.docc/Resources"

  /// By the name of the file that the tutorial shows.
  static let sources = [
    "BadgeTests": "Tests/SnapshotTestingTests/BadgeTests.swift",
    "BadgeView": "Tests/SnapshotTestingTests/BadgeView.swift",
    "InboxViewController": "Tests/SnapshotTestingTests/InboxViewController.swift",
    "Package": "Tests/Clients/App/Package.swift",
  ]

  /// A user's tests import the app and name Darkroom's address; ours have both in one target.
  private static func isOfUsersAlone(_ line: String) -> Bool {
    line == "@testable import App" || line.hasPrefix(".package(url:")
  }

  /// The paths of the steps of each file, in order.
  private static func steps() throws -> [String: [String]] {
    let files = try Repository.files(withExtension: "swift", below: resources)
    return Dictionary(grouping: files) { path in
      String((path as NSString).lastPathComponent.prefix { $0 != "-" })
    }
  }

  private static func lines(of path: String) throws -> [String] {
    MarkdownExampleTests.lines(try Repository.text(path)).filter { !isOfUsersAlone($0) }
      // The last of several elements has no comma.
      .map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
  }

  /// The first line that `source` has not, or has only before the one that precedes it.
  private static func firstMissing(of lines: [String], in source: [String]) -> String? {
    var rest = source[...]
    for line in lines {
      guard let found = rest.firstIndex(of: line) else { return line }
      rest = rest[(found + 1)...]
    }
    return nil
  }

  @Test func theOrderOfStepsCounts() {
    #expect(Self.firstMissing(of: ["a", "b"], in: ["a", "x", "b"]) == nil)
    #expect(Self.firstMissing(of: ["b", "a"], in: ["a", "x", "b"]) == "a")
    #expect(Self.firstMissing(of: ["a", "c"], in: ["a", "x", "b"]) == "c")
  }

  @Test func everyStepIsPartOfACompiledSource() throws {
    let steps = try Self.steps()
    #expect(Set(steps.keys) == Set(Self.sources.keys))

    for (name, paths) in steps {
      let source = try Self.lines(of: #require(Self.sources[name]))
      // The manifest lacks its `exclude:` until there is a folder to exclude.
      for path in name == "Package" ? paths.suffix(1) : paths {
        let missing = Self.firstMissing(of: try Self.lines(of: path), in: source)
        #expect(missing == nil, "\(path)")
      }
    }
  }

  @Test func theLastStepIsTheWholeSource() throws {
    for (name, paths) in try Self.steps() where name != "Package" {
      let last = try Self.lines(of: #require(paths.last))
      #expect(try last == Self.lines(of: #require(Self.sources[name])))
    }
  }

  @Test func everyFileIsShown() throws {
    let tutorial = try Repository.files(withExtension: "tutorial").map(Repository.text).joined()
    let articles = try Repository.files(withExtension: "md", below: "Sources/SnapshotTesting")
      .map(Repository.text).joined()
    let folder = Repository.root.appending(path: Self.resources).path
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let stem = (name as NSString).deletingPathExtension
      #expect(tutorial.contains("\"\(name)\"") || articles.contains("](\(stem))"), "\(name)")
    }
  }
}
