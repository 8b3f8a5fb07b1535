import Foundation

/// A line that `Logger` or `os_log` wrote; no store has one here.
open class OSLogEntryLog: OSLogEntry, @unchecked Sendable {
  /// The level of a line.
  public enum Level: Int, Sendable {
    case undefined, debug, info, notice, error, fault
  }

  open var level: Level { .undefined }
  open var subsystem: String { "" }
  open var category: String { "" }
  open var process: String { "" }
}
