import Foundation
import Testing

/// The README's examples are those that tests compile.
struct ReadmeTests {
  @Test func examplesStandInTheTestsTheyName() throws {
    let readme = try Repository.text("README.md")
    let examples = readme.matches(of: #/<!-- compiled in (\S+) -->\n```swift\n((?:.|\n)*?)```/#)
    #expect(!examples.isEmpty)

    for example in examples {
      let test = lines(try Repository.text(String(example.1)))
      let missing = lines(String(example.2)).filter { !test.contains($0) }
      #expect(missing == [], "in \(example.1)")
    }
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
