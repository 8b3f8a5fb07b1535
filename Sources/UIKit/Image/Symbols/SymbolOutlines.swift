/// The symbols that are written down as text, by name.
///
/// A line begins with a name and belongs to it until the next name; further lines are indented. Tables are sorted by name,
/// byte by byte, so that one name costs the search and the reading of one line.
enum SymbolOutlines {
  /// What is written about a symbol, without its name.
  static subscript(name: String) -> Substring? {
    for table in tables {
      if let text = text(of: name, in: table) { return text }
    }
    return nil
  }

  private static var tables: [String] {
    [
      characters, arrows, marks, frames, media, writing, nature, people, places, things, devices,
      rooms, health, sports, food, synonyms,
    ]
  }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  /// Halves the table until the name's line is found.
  private static func text(of name: String, in table: String) -> Substring? {
    let bytes = table.utf8
    let wanted = Substring(name).utf8
    var (low, high) = (0, bytes.count)
    while low < high {
      let start = entryStart(before: low + (high - low) / 2, notBefore: low, in: bytes)
      let nameStart = bytes.index(bytes.startIndex, offsetBy: start)
      let rest = bytes[nameStart...]
      let nameEnd = rest.firstIndex(of: space) ?? rest.endIndex
      let found = bytes[nameStart..<nameEnd]
      let end = entryEnd(after: start, in: bytes)
      if found.elementsEqual(wanted) {
        return table[nameEnd..<bytes.index(bytes.startIndex, offsetBy: end)].dropFirst()
      }
      if found.lexicographicallyPrecedes(wanted) { low = end } else { high = start }
    }
    return nil
  }

  private static func isStart(_ offset: Int, in bytes: String.UTF8View) -> Bool {
    let index = bytes.index(bytes.startIndex, offsetBy: offset)
    guard bytes[index] != space, bytes[index] != newline else { return false }
    return offset == 0 || bytes[bytes.index(before: index)] == newline
  }

  private static func entryStart(
    before offset: Int, notBefore low: Int, in bytes: String.UTF8View
  ) -> Int {
    var offset = offset
    while offset > low, !isStart(offset, in: bytes) { offset -= 1 }
    return offset
  }

  private static func entryEnd(after start: Int, in bytes: String.UTF8View) -> Int {
    var offset = start + 1
    while offset < bytes.count, !isStart(offset, in: bytes) { offset += 1 }
    return offset
  }
}
