import Foundation

/// The prefix of log lines, and whether lines are written.
enum LogOrigin: Equatable {
  case unnamed, disabled
  case named(subsystem: String, category: String)

  /// Writes a line in one piece, so that lines of several threads do not mix.
  func write(_ message: String) {
    guard let line = line(message) else { return }
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Returns the line for a message; nil if nothing is written.
  func line(_ message: String) -> String? {
    switch self {
    case .disabled: nil
    case .unnamed: message
    case .named(let subsystem, let category): "[\(subsystem):\(category)] \(message)"
    }
  }
}
