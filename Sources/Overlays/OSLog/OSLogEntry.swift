public import Foundation

/// A line of the log; no store has one here.
open class OSLogEntry: NSObject, @unchecked Sendable {
  /// Empty, unless a test overrides it.
  open var composedMessage: String { "" }
  /// The distant past, unless a test overrides it.
  open var date: Date { .distantPast }
}
