/// The symbols that are written as text, by name.
///
/// Each entry begins with a name, and its further lines are indented. Tables are sorted by the bytes of the names, so
/// finding a symbol costs a binary search and the parsing of one entry.
enum SymbolOutlines {
  /// The text of a symbol without its name.
  static subscript(name: String) -> Substring? {
    let wanted = Array(name.utf8)
    for table in tables {
      if let text = text(of: wanted, in: table) { return text }
    }
    return nil
  }

  /// The tables as bytes, in which a search is several times as fast as in strings.
  private static let tables: [[UInt8]] = [
    characters, arrows, marks, frames, media, writing, nature, people, places, things, devices,
    rooms, health, sports, food, synonyms,
  ].map { Array($0.utf8) }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  /// Finds the entry of a name by binary search.
  private static func text(of wanted: [UInt8], in bytes: [UInt8]) -> Substring? {
    var (low, high) = (0, bytes.count)
    while low < high {
      let start = entryStart(before: low + (high - low) / 2, notBefore: low, in: bytes)
      let nameEnd = bytes[start...].firstIndex(of: space) ?? bytes.count
      let found = bytes[start..<nameEnd]
      let end = entryEnd(after: start, in: bytes)
      if found.elementsEqual(wanted) {
        return String(decoding: bytes[nameEnd..<end].dropFirst(), as: UTF8.self)[...]
      }
      if found.lexicographicallyPrecedes(wanted) { low = end } else { high = start }
    }
    return nil
  }

  private static func isStart(_ offset: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[offset] != space, bytes[offset] != newline else { return false }
    return offset == 0 || bytes[offset - 1] == newline
  }

  private static func entryStart(before offset: Int, notBefore low: Int, in bytes: [UInt8]) -> Int {
    var offset = offset
    while offset > low, !isStart(offset, in: bytes) { offset -= 1 }
    return offset
  }

  private static func entryEnd(after start: Int, in bytes: [UInt8]) -> Int {
    var offset = start + 1
    while offset < bytes.count, !isStart(offset, in: bytes) { offset += 1 }
    return offset
  }
}
