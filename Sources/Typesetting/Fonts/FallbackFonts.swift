/// Files tried for text that a font lacks.
enum FallbackFonts {
  static let emoji = "NotoColorEmoji.ttf"
  static let han = "wqy-microhei.ttc"

  /// In order. Emoji come first for emoji; for Japanese text a Japanese face goes before the Chinese.
  static func files(isEmoji: Bool, prefersJapanese: Bool) -> [String] {
    let japanese =
      prefersJapanese
      ? ["VL-PGothic-Regular.ttf", "VL-Gothic-Regular.ttf", "ipaexg.ttf"] : []
    let ideographs = japanese + [han]
    return (isEmoji ? [emoji] + ideographs : ideographs + [emoji]) + others
  }

  /// Arabic, Hebrew and symbols come with DejaVu; the rest where Noto's single files are installed.
  private static let others =
    ["DejaVuSans.ttf"]
    + [
      "Arabic", "Hebrew", "Thai", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya",
      "Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala", "Lao", "Myanmar", "Khmer", "Georgian",
      "Armenian", "Ethiopic", "Tibetan", "Mongolian", "Symbols",
    ].map { "NotoSans\($0)-Regular.ttf" }

  /// What would have had the characters, were it installed; nil where no one font is known for them.
  static func expected(for scalar: Unicode.Scalar, isEmoji: Bool) -> FontError? {
    if isEmoji { return .fallbackMissing(fileName: emoji, package: "fonts-noto-color-emoji") }
    switch scalar.value {
    case 0x1100...0x11ff, 0x2e80...0x9fff, 0xac00...0xd7ff, 0xf900...0xfaff, 0xff00...0xffef:
      return .fallbackMissing(fileName: han, package: "fonts-wqy-microhei")
    case 0x0590...0x06ff:
      return .fallbackMissing(fileName: "DejaVuSans.ttf", package: "fonts-dejavu-core")
    default: return nil
    }
  }
}
