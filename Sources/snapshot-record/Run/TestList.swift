/// What the test program lists.
struct TestList: Sendable {
  /// The names in the form `Module.Class/test`; nil if the program could not list them.
  var names: [String]?
  /// What it printed besides.
  var words: [String]

  init(printed lines: [String], status: Int32) {
    // Swift Testing adds source locations to tests that it considers equal, such as tests of one file in two modules.
    names =
      status == 0 ? lines.filter(TestProgram.isTestName).map { EventStream.name(of: $0) } : nil
    let others = lines.filter { !TestProgram.isTestName($0) && !$0.isEmpty }
    let said = (status == 0 ? nil : Self.crash(in: others)) ?? others.suffix(20)
    let ending =
      status > 128 ? CrashReader.words(ofSignal: status - 128) : "status \(status)"
    words =
      status != 0 && said.isEmpty
      ? ["the test program ended with \(ending) before it named its tests"] : said
  }

  /// The message of a program that crashed before its first test, without registers and addresses.
  private static func crash(in lines: [String]) -> [String]? {
    var reader = CrashReader()
    for line in lines { reader.read(line, running: nil) }
    guard let message = reader.modern.message else { return nil }
    return ["the test program crashed before its first test: \(message)"]
      + (isolatedClass(in: message).map(advice) ?? [])
  }

  /// The class that is not isolated to the main actor although its tests are.
  private static func isolatedClass(in message: String) -> Substring? {
    message.firstMatch(
      of: #/^Could not cast value of type '\((?:\w+\.)*(\w+)\) -> @Swift\.MainActor \(/#)?
      .1
  }

  private static func advice(_ name: Substring) -> [String] {
    [
      "XCTest on Linux runs a @MainActor test only if its class is @MainActor, too. Write",
      "  @preconcurrency @MainActor final class \(name): XCTestCase",
      "and no @MainActor before its tests.",
    ]
  }
}
