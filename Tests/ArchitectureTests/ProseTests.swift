import Foundation
import Testing

/// The rules of English in CONTRIBUTING.md, as far as a machine can check them.
///
/// The names of tics: `alone` for "only", `british` spelling, `isNo` for "isn't a", `long` sentences of more than 30
/// words in pages, `nilWhere` for "nil if", `of` at the beginning of a comment, `those` before a relative clause,
/// `waits` for "is pending", `whoever`, and `wide` lines of prose over 120 columns.
struct ProseTests {
  @Test func noFolderHasMoreTicsThanItMay() throws {
    let found = try Self.found.get()
    var problems: [String] = []

    for (folder, tics) in found {
      for (tic, count) in tics {
        let allowed = ProseAllowances.counts[folder]?[tic] ?? 0
        if count > allowed { problems.append("\(folder): \(tic)=\(count), allowed \(allowed)") }
      }
    }

    #expect(problems.sorted() == [], "see the ten rules of English in CONTRIBUTING.md")
  }

  @Test func noAllowanceIsNeedless() throws {
    let found = try Self.found.get()
    var needless: [String] = []

    for (folder, tics) in ProseAllowances.counts {
      for tic in tics.keys where found[folder]?[tic] == nil { needless.append("\(folder): \(tic)") }
    }

    #expect(needless.sorted() == [], "strike them out of ProseAllowances.swift")
  }

  @Test func ticsAreFoundInPages() {
    let prose = Prose(
      markdown: """
        # A page
        Of those that wait, `alone` is code, but one stands alone. There is no other colour.
        ```
        whoever reads code
        ```
        - nil where it is no number, for whoever asks what waits
        """)

    #expect(
      prose.tics == [
        "of": 1, "those": 1, "waits": 2, "alone": 1, "british": 1, "nilWhere": 1, "isNo": 1,
        "whoever": 1,
      ])
  }

  @Test func ticsAreFoundInSources() {
    let prose = Prose(
      swift: """
        /// Of a view alone.
        let alone = "It is no view: " + "\\(alone) waits"
        let grey = 1
        """)

    #expect(prose.tics == ["of": 1, "alone": 2, "isNo": 1])
  }

  @Test func longSentencesAreFound() {
    let words = Array(repeating: "word", count: 16).joined(separator: " ")
    let prose = Prose(
      markdown: "\(words)\n\(words). \(words)\n\n\(words): \(words)\n| \(words) | \(words) |\n")

    #expect(prose.longSentences.count == 1)
  }

  // MARK: Files

  /// The tics of the repository, counted once.
  private static let found = Result { try count() }

  /// Tics by folder: a module, a folder of tests, or a file at the top.
  private static func count() throws -> [String: [String: Int]] {
    var found: [String: [String: Int]] = [:]
    for file in try Repository.files(withExtension: "md") where !isExempt(file) {
      let prose = Prose(markdown: try Repository.text(file))
      var tics = prose.tics
      let long = prose.longSentences.count
      if long > 0 { tics["long"] = long }
      found[folder(of: file), default: [:]].merge(tics, uniquingKeysWith: +)
    }
    for file in try Repository.files(withExtension: "swift") where !isExempt(file) {
      let prose = Prose(swift: try Repository.text(file))
      found[folder(of: file), default: [:]].merge(prose.tics, uniquingKeysWith: +)
    }
    return found
  }

  /// Generated tables, and the files that quote the tics.
  private static func isExempt(_ file: String) -> Bool {
    file.hasSuffix("Coverage.md") || file == "CONTRIBUTING.md" || file == "Scripts/Prose/RESULT.md"
      || file.hasPrefix("Tests/ArchitectureTests/Prose")
  }

  private static func folder(of file: String) -> String {
    let parts = file.split(separator: "/")
    guard parts.count > 1 else { return file }
    let isDivided = parts.count > 2 && ["Sources", "Tests"].contains(parts[0])
    return isDivided ? "\(parts[0])/\(parts[1])" : String(parts[0])
  }
}
