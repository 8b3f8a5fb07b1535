import Testing

@testable import DarkroomSnapshotStore

struct LineAlignmentTests {
  @Test(arguments: [
    ("a b c", "a b c", "0 1 2"), ("a b c", "a x b c", "0 2 3"), ("a b c", "b c", "- 0 1"),
    ("a b c", "c a b", "1 2 -"), ("x x", "x q x", "0 2"), ("", "a", ""), ("a", "", "-"),
    ("f x } g x }", "f x 1 } g x 2 }", "0 1 3 4 5 7"), ("a b", "c d", "- -"),
  ])
  func linesFindTheirPlaces(_ old: String, _ new: String, _ expected: String) {
    let alignment = LineAlignment(old.split(separator: " "), new.split(separator: " "))

    #expect(alignment.matches.map { $0.map(String.init) ?? "-" }.joined(separator: " ") == expected)
  }

  /// A quadratic alignment would take minutes here.
  @Test func manyLinesAreAlignedQuickly() {
    let old = (0..<20_000).map { $0 % 3 == 0 ? 0 : $0 }
    let new = old.enumerated().flatMap { $0.offset % 5 == 0 ? [-1, $0.element] : [$0.element] }
    let matches = LineAlignment(old, new).matches

    #expect(matches.enumerated().allSatisfy { $0.element.map { new[$0] } == old[$0.offset] })
  }
}
