import DarkroomFoundation

/// The language of text that has none of its own, which chooses among the fonts for Han characters.
enum TextLanguage {
  /// Returns the first of the preferred languages that is written with Han characters, or nil if there is none or if
  /// the text has no such characters.
  ///
  /// The order of the preferred languages is the order of iOS's fallback fonts. Without such a language, text has
  /// Chinese forms, even next to kana (davidsansome/tsurukame#127, wordpress-mobile/WordPress-iOS#6788).
  static func preferred(for text: String) -> String? {
    // The preferred languages are looked up in the defaults, which takes longer than all else of a label's style.
    guard text.utf8.contains(where: { $0 >= firstByte }) else { return nil }
    return PreferredLanguages.current.first { tag in
      languages.contains { tag == $0 || tag.hasPrefix($0 + "-") || tag.hasPrefix($0 + "_") }
    }
  }

  /// The first byte of U+3000 in UTF-8; kana, ideographs and full-width forms begin with it or with a larger one.
  private static let firstByte: UInt8 = 0xe3

  private static let languages = ["ja", "zh", "ko"]
}
