/// Characters that represent values inserted later, from the last plane of Unicode's private use area.
enum PieceMark {
  private static let first: UInt32 = 0x10_0000

  static func mark(_ index: Int) -> Character {
    Unicode.Scalar(first + UInt32(index)).map(Character.init) ?? "\u{FFFD}"
  }

  /// The index of a piece; nil if the character belongs to the text itself.
  static func index(of letter: Character) -> Int? {
    guard let value = letter.unicodeScalars.first?.value, value >= first else { return nil }
    return Int(value - first)
  }
}
