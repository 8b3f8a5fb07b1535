/// Writes messages to standard error.
public struct Logger: Sendable {
  private let origin: LogOrigin

  public init(subsystem: String, category: String) {
    origin = .named(subsystem: subsystem, category: category)
  }
  public init() { origin = .unnamed }
  public init(_ log: OSLog) { origin = log.origin }

  public func log(_ message: OSLogMessage) { origin.write(message.text) }
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
