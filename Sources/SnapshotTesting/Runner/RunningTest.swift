import Testing

/// The information about the running test that an assertion needs.
package struct RunningTest {
  /// `XCTest` or `Testing`.
  package var runner: String
  /// The test's name in its runner.
  ///
  /// XCTest does not provide it to assertions, so there it consists of the file and the function.
  package var id: String
  var isParameterized = false
  /// The arguments of the current case; nil for a test without arguments.
  package var arguments: String?
  /// The test, if Swift Testing runs it.
  var test: Test?

  /// The position of the current case, which is needed for snapshots without a name.
  var place: CasePlace? { test.flatMap { CasePlace(of: $0, Test.Case.current) } }

  /// Whether its cases run one after the other, because of its own trait or its suite's.
  var isSerialized: Bool { test?.traits.contains { $0 is ParallelizationTrait } ?? true }

  /// Whether the process runs Swift Testing.
  ///
  /// SwiftPM runs each library in its own process and marks it, so this also works in a child task that has lost its
  /// test's context.
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
