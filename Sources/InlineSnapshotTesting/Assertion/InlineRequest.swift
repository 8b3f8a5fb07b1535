import DarkroomSnapshotStore
@_spi(Internals) import DarkroomSnapshotTesting
import Foundation

/// One call of an inline assertion, before its value is known.
struct InlineRequest {
  var place: InlinePlace
  var syntaxDescriptor = InlineSnapshotSyntaxDescriptor()
  var timeout: TimeInterval = 5
  var record: SnapshotTestingConfiguration.Record?
  var environment: SnapshotEnvironment = .process
  var recorder: InlineRecorder = .process
  var sources: SourceCache = .process

  private var modeInForce: (mode: RecordMode, isForced: Bool) {
    if let forced = environment.forcedMode { return (forced, true) }
    return ((record ?? _record).mode, false)
  }

  /// - Returns: what is wrong, or nil.
  func verify<Value>(
    _ value: @autoclosure () throws -> Value?, as strategy: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", matches expected: (() -> String)? = nil
  ) -> InlineFailure? {
    if let words = environment.changeWords { return .atCall(words) }
    let actual: String?
    do {
      switch try capture(value(), strategy) {
      case .value(let text): actual = text
      case .problem(let problem): return .atCall(problem.words)
      case nil: actual = nil
      }
    } catch {
      return .atCall("Threw error: \(error)")
    }
    let assertion: InlineAssertion
    do throws(StoreError) {
      assertion = try InlineAssertion(
        self, mode: modeInForce.mode, isForced: modeInForce.isForced, expected: expected?(),
        actual: actual)
    } catch {
      return .atCall("\(error)")
    }
    return assertion.check(with: strategy.diffing, message: message())
  }

  private func capture<Value>(_ value: Value?, _ strategy: Snapshotting<Value, String>)
    -> SnapshotCapture<String>.Outcome?
  {
    guard let value else { return nil }
    return SnapshotCapture<String>().run(
      timeout: timeout, for: "assertInlineSnapshot"
    ) { strategy.snapshot(value) }
  }
}
