import Foundation
import Testing

/// Tests compile the examples in Markdown files.
///
/// An example says where with a line before it: `<!-- compiled in PATH -->`.
struct MarkdownExampleTests {
  struct Example {
    var file: String
    /// The path of the source that a compiler sees, from the repository's root.
    var source: String
    var lines: [String]
  }

  @Test func examplesStandInTheSourcesTheyName() throws {
    let examples = try Repository.files(withExtension: "md").flatMap(Self.examples)
    #expect(examples.count >= 6)

    for example in examples {
      let source = Set(Self.lines(try Repository.text(example.source)))
      let missing = example.lines.filter { !source.contains($0) }
      #expect(missing == [], "\(example.file): not in \(example.source)")
    }
  }

  @Test func everyMarkHasAnExample() throws {
    for file in try Repository.files(withExtension: "md") {
      let marks = try Repository.text(file).matches(
        of: #/^<!-- compiled in /#.anchorsMatchLineEndings())
      #expect(try Self.examples(in: file).count == marks.count, "\(file)")
    }
  }

  static func examples(in file: String) throws -> [Example] {
    try Repository.text(file)
      .matches(of: #/<!-- compiled in (\S+) -->\n```swift\n((?:.|\n)*?)```/#)
      .map { Example(file: file, source: String($0.1), lines: lines(String($0.2))) }
  }

  /// Without indentation and empty lines.
  static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
