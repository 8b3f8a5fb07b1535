/// The text of a manifest, in which every byte is classified as code or not.
struct ManifestText {
  private enum Kind {
    case code
    case comment
    case string
  }

  let bytes: [UInt8]
  private let kinds: [Kind]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var kinds = [Kind](repeating: .code, count: bytes.count)
    let scanner = ManifestScanner(bytes)
    var offset = 0
    while offset < bytes.count {
      if let end = scanner.endOfComment(at: offset) {
        for index in offset..<end { kinds[index] = .comment }
        offset = end
      } else if let end = scanner.endOfString(at: offset) {
        for index in offset..<end { kinds[index] = .string }
        offset = end
      } else {
        offset += 1
      }
    }
    self.kinds = kinds
  }

  func isCode(_ offset: Int) -> Bool { kinds[offset] == .code }
  func isComment(_ offset: Int) -> Bool { kinds[offset] == .comment }

  func isCode(_ offset: Int, _ character: Unicode.Scalar) -> Bool {
    isCode(offset) && bytes[offset] == UInt8(ascii: character)
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The contents of a string literal without escapes and interpolations; nil for anything else.
  func literal(_ range: Range<Int>) -> String? {
    guard range.count >= 2, range.allSatisfy({ kinds[$0] == .string }),
      bytes[range.lowerBound] == UInt8(ascii: "\"")
    else { return nil }
    let contents = string(range.lowerBound + 1..<range.upperBound - 1)
    return contents.contains { $0 == "\"" || $0 == "\\" } ? nil : contents
  }

  // MARK: Brackets

  /// The bracket that closes the one at `open`; nil if there is none.
  func closing(of open: Int) -> Int? {
    var depth = 0
    for offset in open..<bytes.count where isCode(offset) {
      switch bytes[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return offset }
      default: break
      }
    }
    return nil
  }

  /// `range` without the white space and the comments at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    func isBlank(_ offset: Int) -> Bool {
      isComment(offset) || (isCode(offset) && Self.isSpace(bytes[offset]))
    }
    guard let first = range.first(where: { !isBlank($0) }),
      let last = range.last(where: { !isBlank($0) })
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }

  // MARK: Words

  /// The offsets at which `word` occurs as a whole word of code.
  func words(_ word: String, in range: Range<Int>) -> [Int] {
    let wanted = Array(word.utf8)
    guard range.count >= wanted.count else { return [] }
    return (range.lowerBound...range.upperBound - wanted.count).filter { start in
      let end = start + wanted.count
      return isCode(start) && bytes[start..<end].elementsEqual(wanted)
        && (start == 0 || !Self.isWord(bytes[start - 1]))
        && (end == bytes.count || !Self.isWord(bytes[end]))
    }
  }

  /// The end of the word that begins at `offset`; `offset` itself if there is none.
  func endOfWord(at offset: Int) -> Int {
    var end = offset
    while end < bytes.count, isCode(end), Self.isWord(bytes[end]) { end += 1 }
    return end
  }

  /// The next code at or after `offset` that is not white space.
  func nextCode(from offset: Int) -> Int? {
    (offset..<max(offset, bytes.count)).first { isCode($0) && !Self.isSpace(bytes[$0]) }
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
