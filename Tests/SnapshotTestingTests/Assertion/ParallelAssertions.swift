import Foundation
import SnapshotTesting
import Testing

/// Assertions in suites and cases that run side by side; played by `ParallelAssertionTests` in several
/// processes at once.
enum ParallelAssertions {
  /// The number of the process among all that run; nil in a run of the tests.
  static let process = ProcessInfo.processInfo.environment["PARALLEL_ASSERTIONS"]
  /// Five hundred assertions a process in long runs.
  static let cases =
    0..<(ProcessInfo.processInfo.environment["DARKROOM_LONG_TESTS"] == nil ? 5 : 25)
  static let assertions = 0..<10

  /// The value of an assertion, and the reference that it finds: none, an equal or another one.
  static func values(_ name: String) -> (value: String, reference: String?) {
    let value = String(repeating: "\(name)\n", count: 200)
    let kind = name.utf8.reduce(0) { ($0 &* 31) &+ Int($1) } % 4
    return (value, kind == 0 ? nil : kind == 1 ? "other\n" + value : value)
  }

  static func names(process: String) -> [String] {
    ["a", "b"].flatMap { suite in
      cases.flatMap { number in
        assertions.map { "\(process)-\(suite)-\(number)-\($0)" }
      }
    }
  }

  static func play(_ suite: String, _ number: Int) {
    guard let process else { return }
    for assertion in assertions {
      let name = "\(process)-\(suite)-\(number)-\(assertion)"
      _ = verifySnapshot(
        of: values(name).value, as: .lines, named: name,
        record: assertion % 2 == 0 ? .failed : .never, testName: "parallel()")
    }
  }
}

@Suite(
  .enabled(
    if: ParallelAssertions.process != nil, "ParallelAssertionTests plays it in another process"))
struct ParallelAssertionsA {
  @Test(arguments: ParallelAssertions.cases) func play(_ number: Int) {
    ParallelAssertions.play("a", number)
  }
}

@Suite(
  .enabled(
    if: ParallelAssertions.process != nil, "ParallelAssertionTests plays it in another process"))
struct ParallelAssertionsB {
  @Test(arguments: ParallelAssertions.cases) func play(_ number: Int) {
    ParallelAssertions.play("b", number)
  }
}
