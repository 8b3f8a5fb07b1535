/// The words of a Swift source that are code: neither comments nor the text of strings, but what strings interpolate.
struct SourceWords {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var words: Set<String> = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    readCode(until: nil)
  }

  private func starts(with text: StaticString) -> Bool {
    var index = position
    for character in text.description.utf8 {
      guard index < bytes.count, bytes[index] == character else { return false }
      index += 1
    }
    return true
  }

  /// - Parameter end: the bracket that closes an interpolation; nil for the whole file.
  private mutating func readCode(until end: UInt8?) {
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      if starts(with: "//") {
        skip { $0 != UInt8(ascii: "\n") }
      } else if starts(with: "\"\"\"") {
        readString(closedBy: "\"\"\"")
      } else if byte == UInt8(ascii: "\"") {
        readString(closedBy: "\"")
      } else if Self.continuesWord(byte) {
        let start = position
        skip(while: Self.continuesWord)
        words.insert(String(decoding: bytes[start..<position], as: UTF8.self))
      } else {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == end, depth == 0 { return }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        position += 1
      }
    }
  }

  private mutating func readString(closedBy quotes: StaticString) {
    position += quotes.utf8CodeUnitCount
    while position < bytes.count, !starts(with: quotes) {
      if starts(with: "\\(") {
        position += 2
        readCode(until: UInt8(ascii: ")"))
      } else if bytes[position] == UInt8(ascii: "\\") {
        position += 1
      }
      position += 1
    }
    position += quotes.utf8CodeUnitCount
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(bytes[position]) { position += 1 }
  }

  private static func continuesWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
