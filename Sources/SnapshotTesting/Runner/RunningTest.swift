import Testing

/// What the runner knows of the test that asserts.
package struct RunningTest {
  /// `XCTest` or `Testing`.
  package var runner: String
  /// The test as its runner calls it; XCTest does not tell, so there it is the file and the function.
  package var id: String
  var isParameterized = false
  /// The arguments of the case that runs; nil for a test without arguments.
  package var arguments: String?
  /// The test, where Swift Testing runs it.
  var test: Test?

  /// Which of its cases runs; asked for where a snapshot has no name.
  var place: CasePlace? { test.flatMap { CasePlace(of: $0, Test.Case.current) } }

  /// Whether its cases run one after the other, by its own trait or by its suite's.
  var isSerialized: Bool { test?.traits.contains { $0 is ParallelizationTrait } ?? true }

  /// SwiftPM runs each library in a process of its own and says so; a test's child task that lost its context
  /// is still in that process.
  static var isInSwiftTesting: Bool { Test.current != nil || isSwiftTestingProcess }

  static let isSwiftTestingProcess = CommandLine.arguments.contains("swift-testing")

  package static func current(fileID: String, testName: String) -> RunningTest {
    guard let test = Test.current else {
      let runner = isSwiftTestingProcess ? "Testing" : "XCTest"
      return RunningTest(runner: runner, id: "\(fileID)/\(testName)")
    }
    let testCase = Test.Case.current
    return RunningTest(
      runner: "Testing", id: "\(test.id)", isParameterized: testCase?.isParameterized ?? false,
      arguments: CaseArguments.text(of: testCase), test: test)
  }
}
