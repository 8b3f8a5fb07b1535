/// Computes the number of terminal columns that a text occupies.
///
/// - SeeAlso: Unicode Standard Annex #11, "East Asian Width". We differ: whole blocks are wide, with what is not
///   assigned in them, ambiguous characters are narrow, and what is shown as emoji takes two.
enum TerminalColumns {
  /// Colors and other control sequences occupy no columns.
  static func count(_ text: String) -> Int {
    var (sum, isInEscape) = (0, false)
    for character in text {
      if character == "\u{1B}" { isInEscape = true }
      if !isInEscape { sum += count(character) }
      if isInEscape, character.isLetter { isInEscape = false }
    }
    return sum
  }

  /// Returns two for wide East Asian characters and for emoji, and zero for combining marks.
  static func count(_ character: Character) -> Int {
    // This is the maximum, so that the text after it is never cut too late.
    if character == "\t" { return 8 }
    guard let first = character.unicodeScalars.first, first.value >= 0x300 else {
      return character.isASCII && character < " " ? 0 : 1
    }
    if character.unicodeScalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation {
      return 2
    }
    if wide.contains(where: { $0.contains(first.value) }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// Wide and fullwidth characters, including unassigned ones of these blocks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
    0x20000...0x3FFFD,
  ]

  /// The text cut to a number of columns, with an ellipsis at its end; colors do not count.
  static func clipped(_ text: TerminalText, _ columns: Int) -> TerminalText {
    guard text.columns > columns else { return text }
    guard columns > 0 else { return "" }
    var (used, isInEscape) = (1, false)
    let start = text.prefix { character in
      if character == "\u{1B}" { isInEscape = true }
      if !isInEscape { used += count(character) }
      if isInEscape, character.isLetter { isInEscape = false }
      return used <= columns
    }
    return start + "…"
  }

  /// The text split into as many lines as it needs.
  static func wrapped(_ text: String, _ columns: Int) -> [TerminalText] {
    var (lines, line, used) = ([String](), "", 0)
    for character in TerminalText(text).rendered {
      let width = count(character)
      if used + width > max(1, columns) {
        lines.append(line)
        (line, used) = ("", 0)
      }
      line.append(character)
      used += width
    }
    return (lines + [line]).map { TerminalText($0) }
  }

  /// The end of a path, which is more informative than its beginning, in a limited number of columns.
  static func ending(of path: String, _ columns: Int) -> TerminalText {
    let shown = TerminalText(path)
    guard shown.columns > columns else { return shown }
    var result = Substring(shown.rendered)
    while let first = result.first, count(String(result)) > max(0, columns - 1) {
      _ = first
      result = result.dropFirst()
    }
    return "…\(result)"
  }
}
