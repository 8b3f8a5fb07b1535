/// Splits the bytes of a PDF file or content stream into values.
///
/// - SeeAlso: ISO 32000-1:2008, 7.2 and 7.3. As there; damaged values become null.
struct PDFLexer {
  let bytes: ArraySlice<UInt8>
  var place: Int
  private static let greatestDepth = 100

  init(_ bytes: ArraySlice<UInt8>, at place: Int? = nil) {
    self.bytes = bytes
    self.place = place ?? bytes.startIndex
  }

  var byte: UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

  static func isSpace(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }

  static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  mutating func skipSpace() {
    while let byte {
      if byte == UInt8(ascii: "%") {
        while let next = self.byte, next != 10, next != 13 { place += 1 }
      } else if Self.isSpace(byte) {
        place += 1
      } else {
        return
      }
    }
  }

  /// Reads the next value, or nil at the end; `12 0 R` is a reference only if `refersToObjects` is true.
  mutating func next(refersToObjects: Bool = true, depth: Int = 0) -> PDFObject? {
    skipSpace()
    guard let byte, depth < Self.greatestDepth else { return nil }
    switch byte {
    case UInt8(ascii: "/"): return .name(name())
    case UInt8(ascii: "("): return .string(literal())
    case UInt8(ascii: "<"):
      if bytes.indices.contains(place + 1), bytes[place + 1] == byte {
        return dictionary(refersToObjects, depth)
      }
      return .string(hexadecimal())
    case UInt8(ascii: "["): return array(refersToObjects, depth)
    case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "{"), UInt8(ascii: ")"):
      place += 1
      return .word(String(UnicodeScalar(byte)))
    case UInt8(ascii: ">"):
      place += bytes.indices.contains(place + 1) && bytes[place + 1] == byte ? 2 : 1
      return .word(">>")
    default: return wordOrNumber(refersToObjects)
    }
  }

  private mutating func word() -> String {
    let start = place
    while let byte, !Self.isSpace(byte), !Self.isDelimiter(byte) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func wordOrNumber(_ refersToObjects: Bool) -> PDFObject {
    let text = word()
    if let number = Self.number(text) {
      if refersToObjects, number >= 0, let object = Int(exactly: number), isReference() {
        return .reference(object)
      }
      return .number(number)
    }
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: return .word(text)
    }
  }

  /// Parses a number, including the forms with two signs, or with a sign in the middle, that some writers produce.
  private static func number(_ text: String) -> Double? {
    guard let first = text.utf8.first,
      (48...57).contains(first) || [43, 45, 46].contains(first)
    else { return nil }
    let trimmed = text.hasPrefix("--") ? String(text.dropFirst()) : text
    guard trimmed.utf8.allSatisfy({ (48...57).contains($0) || [43, 45, 46].contains($0) }) else {
      return nil
    }
    let plain = trimmed.hasSuffix(".") ? trimmed + "0" : trimmed
    return Double(plain).flatMap { $0.isFinite ? $0 : nil } ?? 0
  }

  /// Returns whether a generation and an R follow, and skips them if they do.
  private mutating func isReference() -> Bool {
    let start = place
    skipSpace()
    if let byte, (48...57).contains(byte), Int(word()) != nil {
      skipSpace()
      if self.byte == UInt8(ascii: "R") {
        let end = place
        if word() == "R" { return true }
        place = end
      }
    }
    place = start
    return false
  }

  private mutating func name() -> String {
    place += 1
    var name: [UInt8] = []
    while let byte, !Self.isSpace(byte), !Self.isDelimiter(byte) {
      place += 1
      if byte == UInt8(ascii: "#"), place + 1 < bytes.endIndex,
        let high = Self.digit(bytes[place]), let low = Self.digit(bytes[place + 1])
      {
        name.append(high << 4 | low)
        place += 2
      } else {
        name.append(byte)
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }

  private mutating func hexadecimal() -> [UInt8] {
    place += 1
    var digits: [UInt8] = []
    while let byte, byte != UInt8(ascii: ">") {
      if let digit = Self.digit(byte) { digits.append(digit) }
      place += 1
    }
    place += 1
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private mutating func literal() -> [UInt8] {
    place += 1
    var depth = 1
    var text: [UInt8] = []
    while let byte {
      place += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return text }
      case UInt8(ascii: "\\"):
        if let escaped = escape() { text.append(escaped) }
        continue
      default: break
      }
      text.append(byte)
    }
    return text
  }

  private mutating func escape() -> UInt8? {
    guard let byte else { return nil }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "f"): return 12
    case 13:
      if self.byte == 10 { place += 1 }
      return nil
    case 10: return nil
    case 48...55:
      var value = Int(byte - 48)
      for _ in 0..<2 {
        guard let next = self.byte, (48...55).contains(next) else { break }
        value = value * 8 + Int(next - 48)
        place += 1
      }
      return UInt8(truncatingIfNeeded: value)
    default: return byte
    }
  }

  private mutating func array(_ refersToObjects: Bool, _ depth: Int) -> PDFObject {
    place += 1
    var members: [PDFObject] = []
    while let member = next(refersToObjects: refersToObjects, depth: depth + 1) {
      if case .word(let word) = member {
        if word == "]" { break }
        continue
      }
      members.append(member)
    }
    return .array(members)
  }

  private mutating func dictionary(_ refersToObjects: Bool, _ depth: Int) -> PDFObject {
    place += 2
    var entries: [String: PDFObject] = [:]
    while let key = next(refersToObjects: refersToObjects, depth: depth + 1) {
      if case .word(let word) = key, word == ">>" { break }
      guard case .name(let name) = key else { continue }
      guard let value = next(refersToObjects: refersToObjects, depth: depth + 1) else { break }
      if case .word(let word) = value {
        if word == ">>" { break }
        continue
      }
      entries[name] = value
    }
    return .dictionary(entries)
  }
}
