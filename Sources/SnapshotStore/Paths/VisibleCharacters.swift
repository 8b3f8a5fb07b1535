/// Makes control and format characters visible, which a terminal would obey and a reader would not see.
///
/// `ESC` becomes `\u{1b}`. Tabs stay, and so do characters that some scripts need: joiners between letters and emoji,
/// variation selectors, the tags of flags, and Arabic number signs.
///
/// - SeeAlso: Unicode Technical Report #36, "Unicode Security Considerations", 3.3 and 3.5, and Technical Standard #51
///   for sequences of emoji. We differ: marks of direction are shown wherever they stand.
package enum VisibleCharacters {
  /// Returns one line, in which line feeds and other separators are also made visible.
  ///
  /// The backslash of the escapes is written as the destination requires, such as `\\\\` in JSON.
  package static func applied(to text: String, backslash: String = "\\") -> String {
    guard !isPlain(text) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var flagEnd = 0
    // After an escaped character, a joiner or a selector has nothing to apply to.
    var previous: Unicode.Scalar?
    for (index, scalar) in scalars.enumerated() {
      if scalar == blackFlag { flagEnd = end(ofFlagAt: index, in: scalars) }
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if index < flagEnd || isVisible(scalar, between: previous, next) {
        result.append(scalar)
        previous = scalar
      } else {
        previous = nil
        let number = "\(backslash)u{\(String(scalar.value, radix: 16))}"
        result.append(contentsOf: number.unicodeScalars)
      }
    }
    return String(result)
  }

  /// Does the same for each line; line feeds stay.
  package static func applied(toLinesOf text: String) -> String {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { applied(to: String($0)) }.joined(separator: "\n")
  }

  /// Whether a scalar is always escaped: controls except tabs, format characters, line separators, and noncharacters.
  package static func hides(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\t"
    case .format: !numberSigns.contains(scalar.value)
    case .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isNoncharacterCodePoint
    }
  }

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x09 }
  }

  private static func isVisible(
    _ scalar: Unicode.Scalar, between previous: Unicode.Scalar?, _ next: Unicode.Scalar?
  ) -> Bool {
    if isJoiner(scalar) { return previous.map { joins($0, next) } ?? false }
    // A selector must follow a character of which it selects a variant. It must not follow another selector, because a
    // sequence of selectors could carry a hidden text.
    if isSelector(scalar) { return previous.map { !isSelector($0) && $0.value > 0x20 } ?? false }
    return !hides(scalar)
  }

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}"
  }

  /// Letters of Arabic, Indic and other scripts can be joined at both ends of a word, emoji only with the next one.
  private static func joins(_ previous: Unicode.Scalar, _ next: Unicode.Scalar?) -> Bool {
    if joiningScripts.contains(where: { $0.contains(previous.value) }) {
      switch previous.properties.generalCategory {
      case .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark: return true
      default: return false
      }
    }
    let isEmoji = previous.properties.isEmoji || isSelector(previous)
    return isEmoji && previous.value > 0x7F
      && next.map { $0.properties.isEmoji && $0.value > 0x7F } ?? false
  }

  private static let joiningScripts: [ClosedRange<UInt32>] = [
    0x620...0x18AF, 0xA800...0xABFF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10A00...0x11FFF,
  ]

  private static func isSelector(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value) || (0xE0100...0xE01EF).contains(scalar.value)
  }

  /// Format characters that are drawn: signs before numbers.
  private static let numberSigns: Set<UInt32> = [
    0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD,
  ]

  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"

  /// The index after the last tag of a flag such as Scotland's; the index after `index` if there is no complete
  /// sequence.
  private static func end(ofFlagAt index: Int, in scalars: [Unicode.Scalar]) -> Int {
    var end = index + 1
    while end < scalars.count, end - index <= 6, isTag(scalars[end]) { end += 1 }
    let isWhole = end > index + 1 && end < scalars.count && scalars[end].value == 0xE007F
    return isWhole ? end + 1 : index + 1
  }

  /// Digits and small letters.
  private static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    (0xE0030...0xE0039).contains(scalar.value) || (0xE0061...0xE007A).contains(scalar.value)
  }
}
