import Synchronization

/// Who is told of constraints that contradict each other, beside the standard error stream.
package enum ConstraintConflicts {
  private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// From now on `body` gets the words that iOS logs, in the thread that solved the constraints.
  package static func listen(_ body: @escaping @Sendable (String) -> Void) {
    listener.withLock { $0 = body }
  }

  static func tell(_ text: String) { listener.withLock { $0 }?(text) }
}
