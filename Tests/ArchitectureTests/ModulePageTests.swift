import Foundation
import Testing

/// Each module has a page that a stranger can read in a minute and trust.
struct ModulePageTests {
  struct Page {
    /// Below `Sources/`.
    var folder: String
    var text: String

    var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }

    /// What stands in backticks.
    var codeSpans: [String] {
      text.replacing(#/```(?:.|\n)*?```/#, with: "").matches(of: #/`+([^`\n]+)`+/#)
        .map { String($0.1) }
    }

    /// Files of the module, seen from its folder, and files of the repository.
    var files: [String] { codeSpans.filter { $0.wholeMatch(of: Self.file) != nil } }

    /// Types, without what follows a slash.
    var types: [String] {
      codeSpans.filter { $0.wholeMatch(of: Self.file) == nil }
        .compactMap { $0.wholeMatch(of: Self.type).map { String($0.1) } }
    }

    private static var file: Regex<Substring> {
      #/(?:[\w-]+\/)*(?:[A-Z][\w+.]*|main)\.(?:swift|c|h|inc)|(?:Scripts|Tests|Sources)\/[\w\/.-]+/#
    }
    private static var type: Regex<(Substring, Substring)> {
      #/([A-Z][a-z]\w*|[A-Z]{2,}[a-z]\w*)(?:\/[a-z]\S*)?/#
    }
  }

  private static func pages() throws -> [Page] {
    try Repository.modules().map { folder in
      let path = Repository.root.appending(path: "Sources/\(folder)").path
      let catalogues = try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { $0.hasSuffix(".docc") }
      let name = try #require(catalogues.first, "Sources/\(folder) has no catalogue").dropLast(5)
      #expect(catalogues.count == 1, "Sources/\(folder)")
      return Page(
        folder: folder, text: try Repository.text("Sources/\(folder)/\(name).docc/\(name).md"))
    }
  }

  @Test func everyModuleHasAPageOfAtMostFortyLines() throws {
    for page in try Self.pages() {
      #expect(page.lineCount <= 40, "\(page.folder)")
      #expect(page.text.contains("## Reading order"), "\(page.folder)")
      #expect(
        page.text.contains(#/## Rules of (?:this|these) (?:module|program|plugin)/#),
        "\(page.folder)")
    }
  }

  /// The overlays of Testing and SwiftUI are described with the modules that they connect.
  @Test func everyFrameworkHasARow() throws {
    let page = try Repository.text("Sources/Overlays/Overlays.docc/Frameworks.md")
    let rows = page.matches(of: #/(?m)^\| ((?:\w+, )*\w+) \|/#)
      .flatMap { $0.1.split(separator: ", ").map(String.init) }
    let missing = try Repository.folders(in: "Sources/Overlays").filter {
      !$0.hasPrefix("_") && !$0.hasSuffix(".docc") && !rows.contains($0)
    }

    #expect(missing == [])
  }

  @Test func everyFileThatAPageNamesExists() throws {
    for page in try Self.pages() {
      #expect(!page.files.isEmpty, "\(page.folder)")
      for file in page.files {
        let isOfRepository = file.contains(#/^(?:Scripts|Tests|Sources)\//#)
        let path = isOfRepository ? file : "Sources/\(page.folder)/\(file)"
        let url = Repository.root.appending(path: path)
        #expect(FileManager.default.fileExists(atPath: url.path), "\(page.folder): \(file)")
      }
    }
  }

  @Test func everyTypeThatAPageNamesIsDeclared() throws {
    let declaration = #/\b(?:class|struct|enum|protocol|actor|typealias) (\w+)/#
    var declared: Set<String> = []
    for file in try Repository.swiftFiles(in: "Sources") {
      let text = try String(contentsOf: file, encoding: .utf8)
      declared.formUnion(text.matches(of: declaration).map { String($0.1) })
    }
    for page in try Self.pages() {
      let missing = page.types.filter { !declared.contains($0) && !$0.hasPrefix("Darkroom") }
      #expect(missing == [], "\(page.folder)")
    }
  }

  @Test func namesAreFoundInAPage() {
    let page = Page(
      folder: "X",
      text: "``Pixmap``, `A/B+C.swift`, `main.swift`, `ours`, ``CALayer/bounds``, `hb.h`")

    #expect(page.types == ["Pixmap", "CALayer"])
    #expect(page.files == ["A/B+C.swift", "main.swift"])
  }
}
