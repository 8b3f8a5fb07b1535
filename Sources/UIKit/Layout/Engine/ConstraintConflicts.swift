import Synchronization

/// Passes reports of contradictory constraints to a listener, in addition to standard error.
package enum ConstraintConflicts {
  private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Sets the listener.
  ///
  /// It gets the text that iOS logs, on the thread that solved the constraints.
  package static func listen(_ body: @escaping @Sendable (String) -> Void) {
    listener.withLock { $0 = body }
  }

  static func tell(_ text: String) { listener.withLock { $0 }?(text) }
}
