public import Foundation

/// A line of the log; no store has one here.
open class OSLogEntry: NSObject, @unchecked Sendable {
  open var composedMessage: String { "" }
  open var date: Date { .distantPast }
}
