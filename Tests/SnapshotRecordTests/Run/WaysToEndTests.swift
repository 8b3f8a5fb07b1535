import DarkroomTestSupport
import Foundation
import Glibc
import Testing

/// Each way in which a run can end is told by the first line of its summary.
struct WaysToEndTests {
  typealias Rehearsal = RehearsedPackage

  /// A way, the exit status, and what the first line begins with; `PACKAGE` stands for its folder.
  struct Way: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var plan: String
    var arguments: [String] = []
    var status: Int32 = 1
    var line: String

    /// One test with more members, between two that pass.
    init(
      _ name: String, test more: String, _ line: String, with arguments: [String] = [],
      status: Int32 = 1
    ) {
      let tests = [
        #"{"name": "AppTests.CardTests/testA"}"#,
        #"{"name": "AppTests.CardTests/testB", \#(more)}"#,
        #"{"name": "AppTests.CardTests/testC"}"#,
      ]
      self.init(
        name, plan: #"{"tests": [\#(tests.joined(separator: ","))]}"#, line, with: arguments,
        status: status)
    }

    init(
      _ name: String, plan: String, _ line: String, with arguments: [String] = [],
      status: Int32 = 1
    ) {
      testDescription = name
      (self.plan, self.arguments, self.status, self.line) = (plan, arguments, status, line)
    }
  }

  private static func passing(_ more: String) -> String {
    #"{"tests": [{"name": "AppTests.CardTests/testA"}], \#(more)}"#
  }

  private static let exception =
    #"*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'unable to dequeue'"#

  /// In JSON.
  private static let overflow = CrashReaderTests.overflow.replacing("\"", with: "\\\"")
    .replacing("\n", with: "\\n").replacing("/app", with: "PACKAGE")

  /// With one test that crashed the two others run again or have run.
  private static let signals: [Way] = [
    (SIGKILL, "signal 9 (SIGKILL): something killed it, or memory ran out"),
    (SIGSEGV, "signal 11 (SIGSEGV) without a backtrace: most often the stack overflowed"),
    (SIGABRT, "signal 6 (SIGABRT)"), (SIGILL, "signal 4 (SIGILL)"), (SIGTRAP, "signal 5 (SIGTRAP)"),
    (SIGBUS, "signal 7 (SIGBUS)"), (SIGFPE, "signal 8 (SIGFPE)"), (SIGTERM, "signal 15 (SIGTERM)"),
    (SIGPIPE, "signal 13"), (SIGXCPU, "signal 24"),
  ].map { number, words in
    Way(
      "signal \(number)", test: #""outcome": "\#(number)""#,
      "1 crashed (\(words)), 1 that had not run then ran in a new process")
  }

  private static let programs: [Way] = [
    Way(
      "a trap",
      test: #""outcome": "crash", "prints": "AppTests/CardTests.swift:18: Fatal error: boom""#,
      "1 crashed (CardTests.swift:18: Fatal error: boom), 1 that had not run then ran in a new process"
    ),
    Way(
      "an exception of UIKit's", test: #""outcome": "6", "prints": "\#(exception)""#,
      "1 crashed (\(exception)), 1 that had not run then ran in a new process"),
    Way(
      "a stack overflow",
      test: #""outcome": "11", "prints": "\#(overflow)""#,
      "1 crashed (Tree.swift:9: Stack overflow: Tree.depth(_:) calls itself, 87298 times), 1 that had not run"
    ),
    Way(
      "the C library's words",
      test: #""outcome": "6", "prints": "double free or corruption (out)""#,
      "1 crashed (double free or corruption (out)), 1 that had not run then ran in a new process"),
    Way(
      "exit(0) in a test", test: #""outcome": "exit""#,
      "1 crashed (its program ended before the test did), 1 that had not run then ran in a new process"
    ),
    Way(
      "forged lines", test: #""outcome": "forge""#,
      "1 crashed (its program ended before the test did), 1 that had not run then ran in a new process"
    ),
    Way("a failed test", test: #""outcome": "fail""#, "1 failed"),
    Way("a test that never began", test: #""outcome": "absent""#, "1 did not run"),
    Way(
      "a hang", test: #""outcome": "stall""#,
      "the time limit of 5 s (--global-timeout) ended the run during AppTests.CardTests/testB",
      with: ["--global-timeout", "5"], status: 124),
    Way(
      "the results removed", test: #""outcome": "wipe""#,
      "the results folder was removed while the tests ran, so their results are lost"),
    Way(
      "missing fonts", test: #""snapshots": [{"text": "a", "problem": "fonts"}]"#,
      "fonts are missing (install them with: swift run snapshot-record doctor --install"),
    Way(
      "a new snapshot", test: #""snapshots": [{"text": "a"}]"#, "1 snapshot added"),
  ]

  private static let beforeTests: [Way] = [
    Way(
      "a compiler's error", plan: passing(#""buildFails": true"#),
      "the build failed: Sources/App/Card.swift:1:1: error: rehearsed failure"),
    Way(
      "a linker's error",
      plan: passing(
        #""buildPrints": "error: link command failed with exit code 1\n/usr/bin/ld.gold: error: a.o: undefined reference to 'f'\nclang: error: linker command failed""#
      ),
      "the build failed: /usr/bin/ld.gold: error: a.o: undefined reference to 'f'"),
    Way(
      "a manifest that does not parse",
      plan: passing(
        #""buildPrints": "error: 'app': Invalid manifest (compiled with: [])\nPACKAGE/Package.swift:5:1: error: expected ']'""#
      ), "the build failed: Package.swift:5:1: error: expected ']'"),
    Way(
      "a dependency that cannot be fetched",
      plan: passing(#""buildPrints": "Fetching x\nerror: Failed to clone repository""#),
      "the build failed: error: Failed to clone repository"),
    Way(
      "a limit that ends the build", plan: passing(#""stalls": "build""#),
      "the time limit of 1 s (--global-timeout) ended the build", with: ["--global-timeout", "1"],
      status: 124),
    Way(
      "a limit that ends the listing", plan: passing(#""stalls": "list""#),
      "the time limit of 1 s (--global-timeout) ended the listing of the tests",
      with: ["--global-timeout", "1"],
      status: 124),
    Way(
      "exit(1) before the tests", plan: passing(#""listingStatus": 1"#),
      "no tests found: the test program ended with status 1 before it named its tests"),
    Way(
      "no tests", plan: #"{"tests": []}"#,
      "no tests found; create a target in the 'Tests' directory"),
    Way(
      "a filter that matches nothing", plan: passing(#""buildFails": false"#),
      "no tests found: it ran with --filter Nothing", with: ["--filter", "Nothing"]),
    Way(
      "tests built for another folder",
      plan:
        #"{"tests": [{"name": "AppTests.CardTests/testA", "snapshots": [{"text": "a"}]}], "builtIn": "OTHER"}"#,
      "1 result refused (PACKAGE/.snapshot-results/events/"),
  ]

  @Test(arguments: signals + programs + beforeTests)
  func theFirstLineSaysHowTheRunEnded(_ way: Way) throws {
    let (package, other) = (try Rehearsal(""), try ScratchFolder())
    try package.tool.write([], to: "Tests/AppTests/Tree.swift")
    try other.write("", to: "Package.swift")
    func here(_ text: String) -> String {
      text.replacing("PACKAGE", with: package.tool.package).replacing("OTHER", with: other.path)
    }
    try package.tool.write([UInt8](here(way.plan).utf8), to: "rehearsal.json")

    let output = try package.run(
      ["test"] + way.arguments + ["--reporter", "line", "--reporter", "junit=out.xml"])

    #expect(output.status == way.status)
    let first = String(output.text.prefix { $0 != "\n" })
    #expect(first.hasPrefix(here(way.line)), Comment(rawValue: output.text + output.errors))
    let xml = try #require(try package.tool.text("out.xml"))
    #expect(xml.contains("<failure") || xml.contains("<error"), Comment(rawValue: xml))
  }

  // MARK: What the tool itself cannot do

  @Test func anUnfinishedMergeIsTheFirstLine() throws {
    let package = try ConflictedPackage()

    let output = try package.package.run()

    #expect(
      output.text.hasPrefix(
        "an unfinished merge of Git's has Tests/AppTests/__Snapshots__/CardTests/testCard.1.png"),
      Comment(rawValue: output.text))
    #expect(output.text.contains("in several versions: choose a side with `"))
  }

  @Test func aDiskWithoutRoomIsSaid() throws {
    let package = try Rehearsal(Rehearsal.card)

    // Too large a file stands for a full disk: both end the write. The shell's pipe takes the words.
    let script =
      "trap '' XFSZ; { ulimit -f 0; \"$0\"; echo \"ended with $?\"; } 2>&1 | cat"
    let output = try ProgramRun(
      URL(filePath: "/bin/sh"), ["-c", script, Tool.product("snapshot-record").path],
      in: package.tool.package, environment: ["PATH": "\(package.tool.path("bin")):/usr/bin:/bin"])

    #expect(output.text.hasPrefix("Error: cannot write "), Comment(rawValue: output.text))
    #expect(output.text.hasSuffix("ended with 1\n"))
  }

  @Test func aProductThatIsNotThereIsOneLine() throws {
    let output = try Rehearsal(Rehearsal.card).run("--product", "/nonexistent")

    #expect(output.status == 2)
    #expect(
      output.errors.hasPrefix(
        "Error: --product /nonexistent: there is no such program; `swift build --build-tests` builds it."
      ), Comment(rawValue: output.errors))
    #expect(!output.errors.contains("env:"))
  }

  @Test(arguments: [
    (["--retries=-1"], "--retries must be 0 or more, and is -1."),
    (["--workers", "0"], "--workers must be 1 or more, and is 0."),
    (["--global-timeout", "0"], "--global-timeout must be 1 or more, and is 0."),
    (["diff", "a", "b", "--tolerance", "256"], "--tolerance must be 0 to 255, and is 256."),
    (
      ["diff", "a", "b", "--max-diff-pixels=-1"],
      "--max-diff-pixels must be 0 or more, and is -1."
    ),
    (["diff", "a", "b", "--threshold", "2"], "--threshold must be 0 to 1, and is 2.0."),
  ])
  func aNumberOutsideItsRangeIsNamedWithTheRange(_ wish: ([String], String)) throws {
    let output = try Rehearsal(Rehearsal.card).run(wish.0)

    #expect(output.status == 2)
    #expect(output.errors.hasPrefix("Error: \(wish.1)"), Comment(rawValue: output.errors))
  }
}
