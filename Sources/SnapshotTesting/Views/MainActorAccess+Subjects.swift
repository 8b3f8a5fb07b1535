import DarkroomUIKit

/// A way onto the main actor that never waits and never aborts.
extension MainActorAccess {
  /// The same with a value of no isolation: `body` runs where the caller is, or not at all.
  static func run<Value, Result>(
    _ subject: String, with value: Value, otherwise placeholder: @autoclosure () -> Result,
    _ body: @escaping @MainActor (Value) -> Result
  ) -> Result {
    isCurrent(for: subject) ? withoutIsolation(body)(value) : placeholder()
  }

  /// Runs `body` on the main actor, or reports that the test must be there and returns `placeholder`.
  static func run<Result>(
    _ subject: String, otherwise placeholder: @autoclosure () -> Result,
    _ body: @MainActor () -> Result
  ) -> Result {
    isCurrent(for: subject) ? withoutIsolation(body) : placeholder()
  }

  private static func isCurrent(for subject: String) -> Bool {
    if isCurrent { return true }
    SnapshotProblems.report(
      "A snapshot of a \(subject) can only be taken on the main actor: mark the test or its suite with "
        + "@MainActor, or assert from a synchronous XCTest method.")
    return false
  }
}
