/// Finds the ends of comments and string literals.
struct ManifestScanner {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func has(_ text: StaticString, at offset: Int) -> Bool {
    let wanted = text.description.utf8
    return bytes.count - offset >= wanted.count
      && bytes[offset..<offset + wanted.count].elementsEqual(wanted)
  }

  /// The end of the comment that begins at `offset`, without the line feed that ends it; nil if there is none.
  func endOfComment(at offset: Int) -> Int? {
    if has("//", at: offset) {
      return bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    }
    guard has("/*", at: offset) else { return nil }
    var depth = 0
    var index = offset
    while index < bytes.count {
      if has("/*", at: index) {
        (depth, index) = (depth + 1, index + 2)
      } else if has("*/", at: index) {
        (depth, index) = (depth - 1, index + 2)
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  /// The end of the string literal that begins at `offset`; nil if there is none.
  func endOfString(at offset: Int) -> Int? {
    let pounds = bytes[offset...].prefix { $0 == UInt8(ascii: "#") }.count
    guard has("\"", at: offset + pounds) else { return nil }
    let quotes = has("\"\"\"", at: offset + pounds) ? 3 : 1
    var index = offset + pounds + quotes
    while index < bytes.count {
      if isQuote(quotes, pounds, at: index) { return index + quotes + pounds }
      guard bytes[index] == UInt8(ascii: "\\"), hasPounds(pounds, at: index + 1) else {
        index += 1
        continue
      }
      let escaped = index + 1 + pounds
      index = has("(", at: escaped) ? endOfInterpolation(at: escaped) : escaped + 1
    }
    return bytes.count
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    offset + count <= bytes.count
      && bytes[offset..<offset + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private func isQuote(_ quotes: Int, _ pounds: Int, at offset: Int) -> Bool {
    (quotes == 3 ? has("\"\"\"", at: offset) : has("\"", at: offset))
      && hasPounds(pounds, at: offset + quotes)
  }

  private func endOfInterpolation(at offset: Int) -> Int {
    var depth = 0
    var index = offset
    while index < bytes.count {
      if let end = endOfString(at: index) ?? endOfComment(at: index) {
        index = end
        continue
      }
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      index += 1
      if depth == 0 { return index }
    }
    return bytes.count
  }
}
