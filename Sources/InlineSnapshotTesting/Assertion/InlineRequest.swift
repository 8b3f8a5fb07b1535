import DarkroomSnapshotStore
@_spi(Internals) import DarkroomSnapshotTesting
import Foundation

/// One call of an inline assertion, before its value is computed.
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

  /// - Returns: the failure message, or nil if the assertion passes.
  func verify<Value>(
    _ value: @autoclosure () throws -> Value?, as strategy: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", matches expected: (() -> String)? = nil
  ) -> InlineFailure? {
    if let words = environment.changeWords { return .atCall(words) }
    let actual: String?
    do {
      actual = try value().map {
        try strategy.captured(
          $0, timeout: timeout, for: "assertInlineSnapshot", in: environment)
      }
    } catch let problem as SnapshotProblem {
      return .atCall(problem.saidOnce(.process).words)
    } catch {
      return .atCall("Threw error: \(error)")
    }
    do throws(StoreError) {
      let assertion = try InlineAssertion(
        self, mode: modeInForce.mode, isForced: modeInForce.isForced, expected: expected?(),
        actual: actual)
      let record = InlineOutcomeRecorder(assertion: assertion)
        .record(assertion.check(with: strategy.diffing))
      return InlineMessages(assertion: assertion).failure(of: record, message)
    } catch {
      return .atCall("\(error)")
    }
  }
}
