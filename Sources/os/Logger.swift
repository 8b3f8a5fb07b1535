/// Writes messages of every level to standard error, without the name of the level.
public struct Logger: Sendable {
  private let origin: LogOrigin

  /// Its lines begin with `[subsystem:category]`.
  public init(subsystem: String, category: String) {
    origin = .named(subsystem: subsystem, category: category)
  }
  /// A line is only the message.
  public init() { origin = .unnamed }
  /// Writes as the log does: nothing for `OSLog.disabled`.
  public init(_ log: OSLog) { origin = log.origin }

  /// Returns when the line has been written; a message is put together even where the log is disabled.
  public func log(_ message: OSLogMessage) { origin.write(message.text) }
  /// Written at any level; the line does not say at which.
  public func log(level: OSLogType, _ message: OSLogMessage) { origin.write(message.text) }
  public func trace(_ message: OSLogMessage) { origin.write(message.text) }
  public func debug(_ message: OSLogMessage) { origin.write(message.text) }
  public func info(_ message: OSLogMessage) { origin.write(message.text) }
  public func notice(_ message: OSLogMessage) { origin.write(message.text) }
  public func warning(_ message: OSLogMessage) { origin.write(message.text) }
  public func error(_ message: OSLogMessage) { origin.write(message.text) }
  public func critical(_ message: OSLogMessage) { origin.write(message.text) }
  public func fault(_ message: OSLogMessage) { origin.write(message.text) }
}
