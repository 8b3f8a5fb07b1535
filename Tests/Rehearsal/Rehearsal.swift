import DarkroomSnapshotStore
import Foundation
import Glibc

/// Stands in for `swift` in tests of snapshot-record: it lists and runs the tests of `rehearsal.json`, prints what
/// XCTest prints, and leaves the results that assertions leave, through the same store.
@main
struct Rehearsal {
  let arguments: [String]
  let package: String
  let plan: RehearsalPlan
  /// What a program of tests notes for the tool, as it does for real.
  let log = ProgramLog(SnapshotEnvironment(ProcessInfo.processInfo.environment))

  static func main() {
    let rehearsal = Rehearsal(Array(CommandLine.arguments.dropFirst()))
    exit(rehearsal.run())
  }

  init(_ arguments: [String]) {
    self.arguments = arguments
    let path = arguments.firstIndex(of: "--package-path").map { arguments[$0 + 1] } ?? "."
    package = FilePath.absolute(path)
    plan = RehearsalPlan.read(package)
  }

  func run() -> Int32 {
    if FilePath.pathExtension(CommandLine.arguments[0]) == "xctest" { return runAsProduct() }
    note()
    switch arguments.first {
    case "build": return build()
    case "test" where arguments.contains("list"):
      if plan.stalls == "list" { sleep(60) }
      if let status = plan.listingStatus { return status }
      log?.add(ProgramNote(.exit, isSwiftTesting: false, status: 0))
      plan.tests.map(\.name).sorted().forEach(say)
      if plan.tests.isEmpty {
        say("error: no tests found; create a target in the 'Tests' directory")
      }
      return plan.tests.isEmpty ? 1 : 0
    case "test": return test()
    case "package":
      say(#"{"targets": [\#(targets.joined(separator: ","))]}"#)
      return 0
    default: return 64
    }
  }

  private func build() -> Int32 {
    say("[1/2] Compiling App Card.swift")
    if plan.stalls == "build" { sleep(60) }
    if let words = plan.buildPrints {
      say(words)
      return 1
    }
    guard plan.buildFails != true else {
      say("\(package)/Sources/App/Card.swift:1:1: error: rehearsed failure")
      return 1
    }
    if plan.buildsProduct == true { writeProduct() }
    say("Build complete! (0.01s)")
    return 0
  }

  /// Each time that somebody asks SwiftPM is a line of `swift.log`, in one write: a program killed meanwhile leaves
  /// nothing unfinished beside it.
  private func note() {
    let path = FilePath.joined(package, "swift.log")
    let isRun = ProcessInfo.processInfo.environment["SNAPSHOT_RUN_ID"] != nil
    let line = arguments.joined(separator: " ") + (isRun ? " (in a run)" : "") + "\n"
    let log = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard log >= 0 else { return }
    try? FileHandle(fileDescriptor: log, closeOnDealloc: true).write(contentsOf: Data(line.utf8))
  }

  private func writeProduct() {
    let product = FilePath.joined(package, ".build/debug/AppPackageTests.xctest")
    let description = """
      {"builtTestProducts":[{"binaryPath":"\(product)","packagePath":"\(package)","productName":"App"}],"copyCommands":{}}
      """
    try? Files.write(
      [UInt8](description.utf8), to: FilePath.joined(package, ".build/debug/description.json"))
    guard !Files.exists(product), let own = Files.realPath("/proc/self/exe") else { return }
    try? FileManager.default.createSymbolicLink(atPath: product, withDestinationPath: own)
  }

  /// What a test product does for SwiftPM: XCTest's half and Swift Testing's, which has no tests here.
  private func runAsProduct() -> Int32 {
    if arguments.contains("--testing-library") { return 69 }
    if arguments.contains("--list-tests") {
      log?.add(ProgramNote(.exit, isSwiftTesting: false, status: 0))
      say("Listing \(plan.tests.count) tests in AppPackageTests.xctest:\n")
      plan.tests.map(\.name).sorted().forEach(say)
      return 0
    }
    let names = arguments.first?.split(separator: ",").map(String.init)
    return play(
      plan.tests.filter { test in
        names.map { $0.contains { test.name == $0 || test.name.hasPrefix("\($0)/") } } ?? true
      })
  }

  private var targets: [String] {
    Set(plan.tests.map { String($0.name.prefix { $0 != "." }) }).sorted().map {
      #"{"name": "\#($0)", "path": "Tests/\#($0)", "type": "test"}"#
    }
  }

  private func values(of option: String) -> [String] {
    arguments.indices.dropLast().filter { arguments[$0] == option }.map { arguments[$0 + 1] }
  }

  private func isSelected(_ test: RehearsalPlan.Test) -> Bool {
    func matches(_ pattern: String) -> Bool {
      (try? Regex(pattern)).map { test.name.contains($0) } ?? false
    }
    let filters = values(of: "--filter")
    return (filters.isEmpty || filters.contains(where: matches))
      && !values(of: "--skip").contains(where: matches)
  }

  private func test() -> Int32 {
    play(plan.tests.filter(isSelected))
  }

  private func play(_ tests: [RehearsalPlan.Test]) -> Int32 {
    let selected = tests.filter { $0.outcome != "absent" }
    let failures = selected.count { !passes($0) }
    say("\t Executed \(selected.count) tests, with \(failures) failures")
    log?.add(ProgramNote(.exit, isSwiftTesting: false, status: failures == 0 ? 0 : 1))
    return failures == 0 ? 0 : 1
  }

  private func passes(_ test: RehearsalPlan.Test) -> Bool {
    let name = RehearsedName(test.name)
    say("Test Case '\(name.suite).\(name.function)' started at 2026-01-01 00:00:00.000")
    log?.add(.started, ofXCTest: "\(name.suite).\(name.function)")
    if let words = test.prints { say(words) }
    if let text = test.conflict {
      log?.add(ProgramNote(.conflict, test: "\(name.suite).\(name.function)", text: text))
    }
    var issues: [String] = []
    for (index, snapshot) in (test.snapshots ?? []).enumerated() where test.outcome != "skip" {
      let assertion = RehearsedAssertion(
        snapshot: snapshot, name: name, line: 10 + index, counter: index + 1,
        package: plan.builtIn ?? package)
      if let issue = assertion.check() {
        issues.append("\(assertion.file):\(assertion.line): error: \(issue)")
      }
    }
    if let issue = issue(test.outcome, name) { issues.append(issue) }
    for issue in issues { say(issue) }
    let verdict = test.outcome == "skip" ? "skipped" : issues.isEmpty ? "passed" : "failed"
    say("Test Case '\(name.suite).\(name.function)' \(verdict) (0.001 seconds)")
    log?.add(.ended, ofXCTest: "\(name.suite).\(name.function)")
    return issues.isEmpty
  }

  private func issue(_ outcome: String?, _ name: RehearsedName) -> String? {
    let words =
      "\(package)/Tests/\(name.module)/\(name.suite).swift:99: error: "
      + "\(name.suite).\(name.function) : failed - rehearsed failure\nwith a second line"
    switch outcome {
    case "fail": return words
    case "flaky":
      let mark = FilePath.joined(package, ".flaky-\(name.function)")
      guard !Files.exists(mark) else { return nil }
      try? Files.write([], to: mark)
      return words
    case "crash": kill(getpid(), SIGKILL)
    case "stall": sleep(60)
    case "exit": exit(0)
    case "forge": forge(after: name)
    case "wipe":
      let folder = ProcessInfo.processInfo.environment["SNAPSHOT_RESULTS_DIR"] ?? ""
      try? FileManager.default.removeItem(atPath: folder)
    default:
      if let number = outcome.flatMap({ Int32($0) }) {
        // Swift's own handler would print a backtrace.
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
    }
    return nil
  }

  /// Ends the test and all others as XCTest would print it, and the program without a word.
  private func forge(after name: RehearsedName) {
    say("Test Case '\(name.suite).\(name.function)' passed (0.001 seconds)")
    for test in plan.tests where !test.name.hasSuffix("/\(name.function)") {
      let other = RehearsedName(test.name)
      say("Test Case '\(other.suite).\(other.function)' started at 2026-01-01 00:00:00.000")
      say("Test Case '\(other.suite).\(other.function)' passed (0.001 seconds)")
    }
    say("Test Suite 'CardTests' passed at 2026-01-01 00:00:00.000")
    say("\t Executed \(plan.tests.count) tests, with 0 failures (0 unexpected)")
    _exit(0)
  }
}

/// The parts of `AppTests.CardTests/testCard`.
struct RehearsedName {
  let module: String
  let suite: String
  let function: String

  init(_ name: String) {
    let halves = name.split(separator: "/")
    let parts = halves[0].split(separator: ".")
    module = String(parts[0])
    suite = String(parts.last ?? "")
    function = String(halves.last ?? "")
  }
}

/// At once, so that a crash loses nothing.
private func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
