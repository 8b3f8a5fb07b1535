import DarkroomRaster

/// The change that an inline snapshot makes to the source of its test: one literal is written, replaced or removed.
///
/// It describes the place and the form; the text itself comes from the pending value beside it, so that exactly the
/// value that a person accepts is written.
package struct SourceEdit: Codable, Equatable, Sendable {
  package enum Form: String, Codable, Sendable {
    /// A closure `{ """ … """ }` after a call or among its arguments.
    case closure
    /// `""" … """`, an argument.
    case argument
    /// Nothing is written, because there is no value.
    case removal
    /// The parentheses `()` of a call that has no other arguments.
    case emptyArguments
  }

  /// The test's source.
  package var source: ContainedPath
  /// The hash of the source to which offsets and lines refer.
  package var digest: String
  /// The offset of the old text, in bytes.
  package var offset: Int
  /// The existing text that is replaced; empty if nothing is.
  package var old: String
  /// The order among edits at one offset; the smallest comes first.
  package var rank = 0
  /// The column, from 1 and in bytes, as the compiler counts.
  package var line: Int
  package var column: Int
  /// Behind the old text.
  package var endLine: Int
  package var endColumn: Int
  /// The value of the existing literal; nil if there is none.
  package var expected: String?
  package var form = Form.closure
  /// The label before the closure or argument, without its colon.
  package var label: String?
  /// White space, or a comma and a space, before the new text.
  package var lead = ""
  /// White space, or a comma and a space, after the new text.
  package var trail = ""
  /// The indentation of the line in which the call begins.
  package var indentation = ""
  /// The indentation of one level.
  package var unit = ""
  /// Whether the source's lines end with a carriage return and a line feed.
  package var hasCarriageReturns: Bool?

  package init(
    source: ContainedPath, base: [UInt8], old: Range<Int>, expected: String?
  ) {
    self.source = source
    self.expected = expected
    digest = ContentHash(base).hex
    offset = old.lowerBound
    self.old = String(decoding: base[old], as: UTF8.self)
    (line, column) = Self.position(of: old.lowerBound, in: base)
    (endLine, endColumn) = Self.position(of: old.upperBound, in: base)
  }

  private static func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes[..<offset]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return (before.count { $0 == 0x0A } + 1, offset - start + 1)
  }

  var end: Int { offset + old.utf8.count }

  /// The text that is written for a value.
  package func text(for value: String) -> String {
    switch form {
    case .removal: return ""
    case .emptyArguments: return "()"
    case .closure, .argument: break
    }
    let inner = form == .closure ? indentation + unit : indentation
    let literal = InlineLiteral(value, indentation: inner).text
    let body = form == .closure ? "{\n\(inner)\(literal)\n\(indentation)}" : literal
    let text = lead + (label.map { "\($0): " } ?? "") + body + trail
    return hasCarriageReturns == true ? text.replacing("\n", with: "\r\n") : text
  }

  /// Whether the edit changes nothing but the literal, regardless of who created it: the replaced text is a literal or
  /// an empty pair of parentheses, and only white space and a label are added around the new literal.
  package var isHarmless: Bool {
    let isName = label.map { name in
      name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    }
    // Inserting parentheses where none were would turn a name into a call.
    if form == .emptyArguments, old.allSatisfy(\.isWhitespace) { return false }
    return offset >= 0 && isName != false && Self.isSpace(indentation) && Self.isSpace(unit)
      && Self.isGlue(lead) && Self.isGlue(trail) && Self.isLiteral(old)
  }

  private static func isSpace(_ text: String) -> Bool {
    text.allSatisfy { $0 == " " || $0 == "\t" }
  }

  private static func isGlue(_ text: String) -> Bool {
    isSpace(text.hasPrefix(",") ? String(text.dropFirst()) : text)
  }

  /// Whether the text is a single literal, possibly with a label, braces and commas, or just an empty pair of
  /// parentheses or braces.
  static func isLiteral(_ old: String) -> Bool {
    if old.allSatisfy(\.isWhitespace) || old == "()" { return true }
    guard let start = old.prefixMatch(of: #/[\s,]*(?:[\w`]+\s*:)?\s*/#) else { return false }
    var rest = old[start.range.upperBound...]
    guard rest.first == "{" else {
      guard let length = LiteralPlaces.lengthOfLiteral(in: rest) else { return false }
      return rest.utf8.dropFirst(length).allSatisfy(" \t\r\n,".utf8.contains)
    }
    rest = rest.dropFirst().drop(while: \.isWhitespace)
    if rest.hasPrefix("return") { rest = rest.dropFirst(6).drop(while: \.isWhitespace) }
    let length = rest.first == "}" ? 0 : LiteralPlaces.lengthOfLiteral(in: rest)
    guard let length else { return false }
    rest = Substring(rest.utf8.dropFirst(length)).drop(while: \.isWhitespace)
    return rest.wholeMatch(of: #/\}\s*(?:[\w`]+\s*:)?[\s,]*/#) != nil
  }
}
