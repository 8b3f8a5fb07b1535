import Foundation

/// Prints for people on standard output, and complains on standard error.
enum Console {
  static func say(_ text: String) { print(text) }

  static func warn(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Pretty JSON with sorted keys.
  static func json(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  static func plural(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
