import DarkroomSnapshotStore
import Foundation
import Testing

/// Everything that names a snapshot of a parameterized test names the arguments of its case.
struct CaseArgumentsTests {
  typealias Rehearsal = RehearsedPackage

  private static func page(_ color: String, causes: [String] = []) -> String {
    let cases = ["Anna", "Bo"].map {
      #"{"color": "\#(color)", "causes": \#(causes), "arguments": "name → \"\#($0)\""}"#
    }
    return
      #"{"name": "AppTests.CardTests/testPage", "snapshots": [\#(cases.joined(separator: ", "))]}"#
  }

  private static let path = "Tests/AppTests/__Snapshots__/CardTests/testPage.2.png"
  private static let title = "\(path) with name → \"Bo\""

  private let package: Rehearsal

  init() throws {
    package = try Rehearsal.accepted(Self.page("FF0000"))
    try package.play(Self.page("0000FF"))
  }

  @Test func theSummaryOfARunNamesThem() throws {
    let text = try package.run("test").text

    #expect(
      text.contains("\(Self.title)  (Tests/AppTests/CardTests.swift:"), Comment(rawValue: text))
  }

  @Test func commandsNameThem() throws {
    _ = try package.run("test")

    #expect(try package.run("pending").text.contains("changed  \(Self.title)  ("))
    let shown = try package.run("show", "testPage.2").text
    #expect(shown.contains("arguments   name → \"Bo\"\n"), Comment(rawValue: shown))
    let accepted = try package.run("accept", "testPage.2").text
    #expect(accepted.contains("accepted \(Self.title)\n"), Comment(rawValue: accepted))
    #expect(try package.run("pending", "--format", "references").text.hasSuffix("testPage.1.png\n"))
  }

  @Test func reportersNameThem() throws {
    _ = try package.run(
      [
        "test", "--reporter", "junit=out.xml", "--reporter", "github", "--reporter",
        "json=out.json",
      ],
      environment: ["GITHUB_STEP_SUMMARY": package.tool.path("summary.md")])

    #expect(
      try package.tool.text("out.xml")?.contains(
        "message=\"changed: \(Self.path) with name → &quot;Bo&quot;\"") == true)
    #expect(try package.tool.text("summary.md")?.contains("`\(Self.title)`") == true)
    #expect(try package.tool.text("out.json")?.contains(#""arguments" : "name → \"Bo\"""#) == true)
  }

  @Test func theCommentOfAPullRequestNamesThem() throws {
    _ = try package.run("test")

    #expect(try package.run("report", "--markdown").text.contains("`\(Self.title)`"))
  }

  @Test(.enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence)))
  func theReportNamesThem() throws {
    try package.play(Self.page("0000FF", causes: ["color #FF0000 → #0000FF (UILabel)"]))
    _ = try package.run("test")
    let page = try package.run("report").text.trimmingCharacters(in: .newlines)
    let browser = try Browser()
    try browser.open("file://\(page)")

    try browser.press("/")
    for letter in "Bo" { try browser.press(String(letter)) }
    try browser.wait("document.querySelectorAll('.cell.pair').length === 1")
    #expect(
      try browser.text("document.querySelector('.cell.pair .arguments').textContent")
        == "name → \"Bo\"")
    try browser.press("Enter")
    try browser.press("Enter")
    try browser.press("j")
    #expect(
      try browser.text("document.querySelector('aside .arguments').textContent")
        == "with name → \"Bo\"")
    #expect(browser.complaints.isEmpty)
  }
}
