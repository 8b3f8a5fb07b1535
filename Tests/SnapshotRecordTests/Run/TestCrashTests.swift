import Foundation
import FoundationXML
import Testing

/// Runs whose program crashes: what it left runs again, and the run stays red.
struct TestCrashTests {
  typealias Rehearsal = RehearsedPackage

  /// XCTest's last words, as Swift prints them; the file exists.
  private static func crashing(_ name: String) -> String {
    #"{"name": "AppTests.CardTests/\#(name)", "outcome": "crash", "prints": "AppTests/CardTests.swift:18: Fatal error: boom"}"#
  }

  private static func passing(_ count: Int) -> [String] {
    (1...count).map { #"{"name": "AppTests.CardTests/testP\#($0)"}"# }
  }

  @Test func whatACrashLeftRunsInAFreshProgram() throws {
    let tests =
      ["\(RunTests.failing)", Rehearsal.card, Self.crashing("testBoom")] + Self.passing(18)
    let package = try Rehearsal(tests.joined(separator: ","))

    let output = try package.run("-u")

    #expect(output.status == 1)
    #expect(
      output.text.hasPrefix(
        "1 failed, 1 crashed (CardTests.swift:18: Fatal error: boom), 18 that had not run then ran in a new process\n"
      ))
    #expect(
      output.text.contains(
        "CRASHED AppTests.CardTests/testBoom  (Tests/AppTests/CardTests.swift:18)\n  Fatal error: boom"
      ))
    #expect(output.text.contains("Tests:     19 passed, 1 failed, 1 crashed in"))
    #expect(
      try package.run("prune", "--delete").errors.contains("crashed: AppTests.CardTests/testBoom"))
  }

  @Test func aCrashAloneIsRedWhateverElsePasses() throws {
    let package = try Rehearsal(
      ([Self.crashing("testBoom")] + Self.passing(2)).joined(separator: ","))

    for arguments in [[], ["-u"], ["--detailed-exit-code"], ["--retries", "2"], ["restamp"]] {
      #expect(try package.run(arguments).status == 1)
    }
  }

  @Test func everyCrashIsFollowedUntilTheBound() throws {
    let crashes = (100..<103).map { Self.crashing("test\($0)") }
    let package = try Rehearsal((crashes + Self.passing(2)).joined(separator: ","))
    let few = try package.run()
    #expect(few.text.contains("Tests:     2 passed, 3 crashed in"))

    try package.play((100..<125).map { Self.crashing("test\($0)") }.joined(separator: ","))
    let many = try package.run()
    #expect(many.status == 1)
    #expect(many.text.contains("20 crashed"))
    #expect(many.text.contains("5 did not run (given up after 20 crashes)"))
  }

  @Test func reportersKnowACrash() throws {
    let package = try Rehearsal(
      ([Self.crashing("testBoom")] + Self.passing(1)).joined(separator: ","))

    let output = try package.run(
      ["--reporter", "junit=out.xml", "--reporter", "json=out.json", "--reporter", "github"],
      environment: ["GITHUB_STEP_SUMMARY": package.tool.path("summary.md")])

    #expect(
      output.text.contains(
        "::error file=Tests/AppTests/CardTests.swift,line=18,title=AppTests.CardTests/testBoom crashed::Fatal error: boom"
      ))
    #expect(try package.tool.text("summary.md")?.contains("1 crashed (CardTests.swift:18") == true)
    let xml = try XMLDocument(data: Data((package.tool.text("out.xml") ?? "").utf8))
    let suite = try #require(xml.rootElement()?.elements(forName: "testsuite").first)
    #expect(suite.attribute(forName: "errors")?.stringValue == "1")
    let error = suite.elements(forName: "testcase").flatMap { $0.elements(forName: "error") }.first
    #expect(error?.attribute(forName: "message")?.stringValue == "crashed")
    let json = try #require(
      JSONSerialization.jsonObject(with: Data((package.tool.text("out.json") ?? "").utf8))
        as? [String: Any])
    #expect((json["tests"] as? [String: String])?["AppTests.CardTests/testBoom"] == "crashed")
    #expect((json["crashes"] as? [[String: Any]])?.first?["line"] as? Int == 18)
    #expect(json["ranAgain"] as? Int == 1)
  }
}
