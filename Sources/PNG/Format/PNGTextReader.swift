/// Reads the texts of a file up to a limit on their size.
struct PNGTextReader {
  /// The number of UTF-8 bytes that further texts may take.
  private var room: Int
  /// The number of bytes that may still be inflated and discarded.
  ///
  /// The limit keeps many damaged or oversized texts from taking more time than one.
  private var waste: Int
  /// The keywords whose texts are returned empty.
  private let unread: Set<String>

  init(room: Int, unread: Set<String> = []) {
    self.room = max(0, room)
    waste = self.room
    self.unread = unread
  }

  /// Returns the text of a tEXt, zTXt or iTXt chunk; nil for other types, damaged texts, and texts beyond the limit.
  mutating func text(chunk type: String, _ data: ArraySlice<UInt8>) -> PNGText? {
    guard ["tEXt", "zTXt", "iTXt"].contains(type), let end = data.firstIndex(of: 0) else {
      return nil
    }
    let keyword = Self.latin(data[..<end])
    if unread.contains(keyword) { return PNGText(keyword, "") }
    let rest = data[(end + 1)...]
    let text =
      switch type {
      case "tEXt": latin(rest)
      case "zTXt": rest.first == 0 ? inflated(rest.dropFirst(), as: Self.latin) : nil
      default: international(rest)
      }
    return text.map { PNGText(keyword, $0) }
  }

  /// Parses the data after the keyword: compression flag, method, language tag, 0, translated keyword, 0, UTF-8.
  private mutating func international(_ data: ArraySlice<UInt8>) -> String? {
    let flags = data.prefix(2)
    guard flags.count == 2, let language = data.dropFirst(2).firstIndex(of: 0),
      let translation = data[(language + 1)...].firstIndex(of: 0)
    else { return nil }
    let content = data[(translation + 1)...]
    switch (flags[flags.startIndex], flags[flags.startIndex + 1]) {
    case (0, _):
      return content.count <= room ? taken(String(decoding: content, as: UTF8.self)) : nil
    case (1, 0): return inflated(content) { String(decoding: $0, as: UTF8.self) }
    default: return nil
    }
  }

  private mutating func latin(_ bytes: ArraySlice<UInt8>) -> String? {
    bytes.count <= room ? taken(Self.latin(bytes)) : nil
  }

  private mutating func inflated(
    _ data: ArraySlice<UInt8>, as decode: (ArraySlice<UInt8>) -> String
  ) -> String? {
    guard waste > 0 else { return nil }
    let inflation = LibPNG.inflate(data, limit: room)
    let text = inflation.bytes.map { decode($0[...]) }.flatMap { taken($0) }
    if text == nil { waste -= inflation.produced }
    return text
  }

  /// Returns the text if it is within the limit; characters beyond ASCII, and U+FFFD for damaged ones, grow in UTF-8.
  private mutating func taken(_ text: String) -> String? {
    guard text.utf8.count <= room else { return nil }
    room -= text.utf8.count
    return text
  }

  /// Decodes ISO 8859-1.
  private static func latin(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte >= 128 { text.append(0xC0 | byte >> 6) }
      text.append(byte < 128 ? byte : 0x80 | byte & 0x3F)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
