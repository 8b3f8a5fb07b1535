/// Writes messages of every level to standard error, without the name of the level.
public struct Logger: Sendable {
  private let origin: LogOrigin

  /// Creates a logger whose lines begin with `[subsystem:category]`.
  public init(subsystem: String, category: String) {
    origin = .named(subsystem: subsystem, category: category)
  }
  /// Creates a logger whose lines contain only the message.
  public init() { origin = .unnamed }
  /// Creates a logger that writes like the log, which means nothing for `OSLog.disabled`.
  public init(_ log: OSLog) { origin = log.origin }

  /// Writes a message and returns afterward; the message is evaluated even if the log is disabled.
  public func log(_ message: OSLogMessage) { origin.write(message.text) }
  /// Writes a message at any level; the line does not name the level.
  public func log(level: OSLogType, _ message: OSLogMessage) { origin.write(message.text) }
  /// Writes the message without its level; it is never filtered.
  public func trace(_ message: OSLogMessage) { origin.write(message.text) }
  /// Writes the message without its level; unlike on a device, it is never filtered.
  public func debug(_ message: OSLogMessage) { origin.write(message.text) }
  /// Writes the message without its level; unlike on a device, it is never filtered.
  public func info(_ message: OSLogMessage) { origin.write(message.text) }
  /// Writes the message without its level.
  public func notice(_ message: OSLogMessage) { origin.write(message.text) }
  /// Writes the message without its level.
  public func warning(_ message: OSLogMessage) { origin.write(message.text) }
  /// Writes the message without its level.
  public func error(_ message: OSLogMessage) { origin.write(message.text) }
  /// Writes the message without its level.
  public func critical(_ message: OSLogMessage) { origin.write(message.text) }
  /// Writes the message without its level; no call stack is recorded.
  public func fault(_ message: OSLogMessage) { origin.write(message.text) }
}
