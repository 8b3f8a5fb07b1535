import DarkroomUIKit

/// Access to the main actor that never waits and never aborts.
extension MainActorAccess {
  /// Runs `body` on the main actor with a value of any isolation, or throws an error saying that the test must run
  /// there.
  static func run<Value, Output>(
    _ subject: String, with value: Value,
    _ body: @escaping @MainActor (Value) throws(SnapshotProblem) -> Output
  ) throws(SnapshotProblem) -> Output {
    try checkIsCurrent(for: subject)
    return try withoutIsolation { (value: Value) in
      Result { () throws(SnapshotProblem) in try body(value) }
    }(value).get()
  }

  /// Runs `body` on the main actor, or throws an error saying that the test must run there.
  static func run<Output>(
    _ subject: String, _ body: @MainActor () throws(SnapshotProblem) -> Output
  ) throws(SnapshotProblem) -> Output {
    try checkIsCurrent(for: subject)
    return try withoutIsolation {
      Result { () throws(SnapshotProblem) in try body() }
    }.get()
  }

  private static func checkIsCurrent(for subject: String) throws(SnapshotProblem) {
    if isCurrent { return }
    throw SnapshotProblem(
      words:
        "A snapshot of a \(subject) can only be taken on the main actor: mark the test or its suite with "
        + "@MainActor, or assert from a synchronous XCTest method.")
  }
}
