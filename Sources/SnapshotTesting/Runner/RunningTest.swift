import Testing

/// What the runner knows of the test that asserts.
package struct RunningTest {
  /// `XCTest` or `Testing`.
  package var runner: String
  /// The test as its runner calls it; XCTest does not tell, so there it is the file and the function.
  package var id: String
  /// The arguments of the case of a parameterised test.
  var arguments: String?
  var isParameterized = false

  /// SwiftPM runs each library in a process of its own and says so; a test's child task that lost its context
  /// is still in that process.
  static var isInSwiftTesting: Bool { Test.current != nil || isSwiftTestingProcess }

  private static let isSwiftTestingProcess = CommandLine.arguments.contains("swift-testing")

  package static func current(fileID: String, testName: String) -> RunningTest {
    guard let test = Test.current else {
      let runner = isSwiftTestingProcess ? "Testing" : "XCTest"
      return RunningTest(runner: runner, id: "\(fileID)/\(testName)")
    }
    let testCase = Test.Case.current
    return RunningTest(
      runner: "Testing", id: "\(test.id)", arguments: testCase.flatMap(arguments),
      isParameterized: testCase?.isParameterized ?? false)
  }

  /// Swift Testing keeps the arguments to itself; their values are read by reflection, and where a later version
  /// hides them better, an unnamed snapshot asks for a name.
  private static func arguments(of testCase: Test.Case) -> String? {
    guard testCase.isParameterized,
      let kind = Mirror(reflecting: testCase).descendant("_kind"),
      let payload = Mirror(reflecting: kind).children.first?.value,
      let list = Mirror(reflecting: payload).descendant("arguments")
    else { return nil }
    let values = Mirror(reflecting: list).children.compactMap {
      Mirror(reflecting: $0.value).descendant("value").map { String(describingForTest: $0) }
    }
    return values.isEmpty ? nil : values.joined(separator: "-")
  }
}
