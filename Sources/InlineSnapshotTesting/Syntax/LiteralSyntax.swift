/// A string literal without interpolations, parsed by the compiler's rules.
struct LiteralSyntax {
  /// The value of the literal; nil if it has an interpolation or isn't a literal.
  let value: String?

  /// Parses a literal.
  ///
  /// - Parameter spelling: the source text, with its quotation marks and number signs.
  init(_ spelling: String) {
    let pounds = spelling.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    let marks = String(repeating: "#", count: pounds)
    let (long, short) = ("\"\"\"", "\"")
    let inner = spelling.utf8.dropFirst(pounds).dropLast(pounds)
    guard let text = String(inner) else {
      value = nil
      return
    }
    if text.hasPrefix(long), text.hasSuffix(long), text.utf8.count >= 6,
      let lines = Self.lines(String(text.dropFirst(3).dropLast(3)))
    {
      value = Self.unescaped(lines, marks)
    } else if text.hasPrefix(short), text.hasSuffix(short), text.utf8.count >= 2 {
      value = Self.unescaped(String(text.dropFirst().dropLast()), marks)
    } else {
      value = nil
    }
  }

  /// Returns the text without the line breaks at both ends and without the indentation of the last line.
  private static func lines(_ text: String) -> String? {
    let bytes = text.replacing("\r\n", with: "\n").utf8
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    guard lines.count > 1 else { return nil }
    let indentation = lines.removeLast()
    lines.removeFirst()
    let text = lines.map { line in
      line.starts(with: indentation) ? Array(line.dropFirst(indentation.count)) : line
    }.joined(separator: [0x0A])
    return String(decoding: Array(text), as: UTF8.self)
  }

  private static func unescaped(_ text: String, _ marks: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    let escape = Array("\\\(marks)".unicodeScalars)
    var rest = text.unicodeScalars[...]
    var result = String.UnicodeScalarView()
    while let scalar = rest.first {
      guard rest.starts(with: escape) else {
        result.append(scalar)
        rest.removeFirst()
        continue
      }
      rest = rest.dropFirst(escape.count)
      guard let found = Self.scalar(&rest) else { return nil }
      result.append(contentsOf: found)
    }
    return String(result)
  }

  /// Returns the scalars of an escape after its backslash; empty for an escaped line break.
  private static func scalar(_ rest: inout Substring.UnicodeScalarView) -> [Unicode.Scalar]? {
    guard let name = rest.popFirst() else { return nil }
    switch name {
    case "n": return ["\n"]
    case "r": return ["\r"]
    case "t": return ["\t"]
    case "0": return ["\0"]
    case "\\", "\"", "'": return [name]
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
        let number = UInt32(String(rest[..<end]), radix: 16), let scalar = Unicode.Scalar(number)
      else { return nil }
      rest = rest[rest.index(after: end)...]
      return [scalar]
    case " ", "\t", "\n":
      var last = name
      while last != "\n" {
        guard let next = rest.popFirst(), [" ", "\t", "\n"].contains(next) else { return nil }
        last = next
      }
      return []
    default: return nil
    }
  }
}
