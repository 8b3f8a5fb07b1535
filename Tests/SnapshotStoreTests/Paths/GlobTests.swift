import Testing

@testable import DarkroomSnapshotStore

struct GlobTests {
  @Test(arguments: [
    ("*.png", "a/b.png", true), ("*/b.?ng", "a/b.png", true), ("b*", "a/b.png", false),
    ("a*b*c", "aXXbYYc", true),
    ("a*b*c", "aXXbYY", false), ("", "", true), ("*", "", true), ("?", "", false),
  ])
  func starsAndQuestionMarks(_ pattern: String, _ text: String, _ expected: Bool) {
    #expect(Glob.matches(pattern, text) == expected)
  }
}
