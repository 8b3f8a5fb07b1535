import Foundation

/// What a line of the log begins with, and whether it is written.
enum LogOrigin: Equatable {
  case unnamed, disabled
  case named(subsystem: String, category: String)

  /// In one piece, so that lines of several threads do not mix.
  func write(_ message: String) {
    guard let line = line(message) else { return }
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Nil if nothing is written.
  func line(_ message: String) -> String? {
    switch self {
    case .disabled: nil
    case .unnamed: message
    case .named(let subsystem, let category): "[\(subsystem):\(category)] \(message)"
    }
  }
}
