import Foundation

/// A line that `Logger` or `os_log` wrote; no store has one here.
open class OSLogEntryLog: OSLogEntry, @unchecked Sendable {
  /// The level of a line.
  public enum Level: Int, Sendable {
    case undefined, debug, info, notice, error, fault
  }

  /// Undefined, unless a test overrides it.
  open var level: Level { .undefined }
  /// Empty, unless a test overrides it.
  open var subsystem: String { "" }
  /// Empty, unless a test overrides it.
  open var category: String { "" }
  /// Empty, unless a test overrides it.
  open var process: String { "" }
}
