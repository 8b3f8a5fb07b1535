import DarkroomSnapshotStore
import Testing

struct LogCommandsTests {
  private let github = LogCommands(["GITHUB_ACTIONS": "true"])

  @Test(arguments: [
    ("::error::x", "\\u{3a}:error::x"),
    (" \t\u{2007}::stop-commands::x", " \t\u{2007}\\u{3a}:stop-commands::x"),
    ("a\n::debug::\nb", "a\n\\u{3a}:debug::\nb"), ("a ##[group]b", "a #\\u{23}[group]b"),
    ("###[x]", "##\\u{23}[x]"), ("##vso[task.setvariable]", "#\\u{23}vso[task.setvariable]"),
    ("##[\u{301}", "#\\u{23}[\u{301}"), ("::\u{301}x", "\\u{3a}:\u{301}x"),
  ])
  func aLineIsNoOrder(_ text: String, _ shown: String) {
    #expect(Array(github.disarmed(text).unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test(arguments: ["a::b", ":a::", "## heading [link]", "#[x]", "Type::member"])
  func ordinaryTextStays(_ text: String) { #expect(github.disarmed(text) == text) }

  @Test func nothingChangesWhereNobodyHeedsIt() {
    #expect(LogCommands([:]).disarmed("::error::x ##[group]") == "::error::x ##[group]")
  }
}
