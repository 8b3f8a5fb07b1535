import Foundation

/// Writes a message with a format, in which `%{public}@` and its like are `%@`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.origin.write(formatted("\(message)", args))
}

/// As with the level last: it is written at any, and does not stand in the line.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer = #dsohandle, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  log.origin.write(formatted("\(message)", args))
}

/// Writes only the message: the default log has no subsystem.
public func os_log(_ message: OSLogMessage) { OSLog.default.origin.write(message.text) }

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.origin.write(message.text)
}

/// Without the annotations in braces, which say who may read a value and how it is shown.
func formatted(_ format: String, _ arguments: [any CVarArg]) -> String {
  var plain = ""
  var rest = format[...]
  while let percent = rest.range(of: "%{") {
    guard let brace = rest[percent.upperBound...].firstIndex(of: "}") else { break }
    plain += rest[..<percent.lowerBound] + "%"
    rest = rest[rest.index(after: brace)...]
  }
  return String(format: plain + rest, arguments: arguments)
}
