import DarkroomCoreGraphics
import Foundation

/// What a call that UIKit does not allow ends the program with, made on purpose as the last call of an input.
///
/// The child says beforehand what it expects, so that its parent can tell this end from any other.
enum DeservedException {
  private static let announcement = "deserved: "
  private static let permission = "permitted: "

  static func announce(_ name: ExceptionName) {
    FileHandle.standardError.write(Data("\(announcement)\(name.rawValue)\n".utf8))
  }

  /// From now on any call may end the program with the exception, or with none where it is nil.
  static func permit(_ name: ExceptionName?) {
    FileHandle.standardError.write(Data("\(permission)\(name?.rawValue ?? "none")\n".utf8))
  }

  /// Whether a program that wrote `text` ended with the exception that it announced or permitted last.
  static func wasRaised(in text: String) -> Bool {
    let lines = text.split(separator: "\n")
    return [announcement, permission].contains { word in
      guard let place = lines.lastIndex(where: { $0.hasPrefix(word) }) else { return false }
      let name = lines[place].dropFirst(word.count)
      return lines[(place + 1)...].contains { $0.contains("uncaught exception '\(name)'") }
    }
  }
}
