import Testing

@testable import DarkroomIOSSources

struct CompilationConditionTests {
  @Test(arguments: [
    ("true", true), ("false", false), ("os(macOS)", false), ("os(Linux)", true), ("DEBUG", nil),
    ("!os(macOS)", true), ("os(macOS) || DEBUG", nil), ("os(macOS) && DEBUG", false),
    ("true || DEBUG", true), ("(true && !(os(tvOS) || false)) && true", true),
    ("canImport(AppKit)", false), ("canImport(Lottie)", nil), ("swift(>=5.9) && false", false),
    ("compiler(<6) || os(Linux)", true), ("targetEnvironment(macCatalyst)", false), ("", nil),
  ])
  func whatIsKnownIsAnswered(_ text: String, _ expected: Bool?) {
    #expect(CompilationCondition.value(of: text) == expected)
  }

  @Test(arguments: [
    ("BETA", true), ("ALPHA", false), ("BETA && !ALPHA", true), ("ALPHA || canImport(Lottie)", nil),
    ("ALPHA && canImport(Lottie)", false), ("!(BETA)", false), ("", nil),
  ])
  func flagsDecideIfTheyAreKnown(_ text: String, _ expected: Bool?) {
    #expect(CompilationCondition.value(of: text, ConditionFacts(flags: ["BETA"])) == expected)
  }

  @Test func laterBranchesFollowFromEarlierOnes() {
    let first = ConditionalBranch("true")
    let unknown = ConditionalBranch("DEBUG")

    #expect(first.isTaken == true)
    #expect(first.next("DEBUG").isTaken == false)
    #expect(first.next("").isTaken == false)
    #expect(unknown.next("").isTaken == nil)
    #expect(ConditionalBranch("os(macOS)").next("").isTaken == true)
    #expect(unknown.next("os(tvOS)").isTaken == false)
  }
}
