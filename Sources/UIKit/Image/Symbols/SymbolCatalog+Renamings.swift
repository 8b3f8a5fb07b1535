import Foundation

/// Maps names that changed in SF Symbols 6 and 7 to the older names, by which the symbols are drawn.
extension SymbolCatalog {
  /// The new and old words; longer ones come first, because one can be a prefix of another.
  private static let renamings: KeyValuePairs<String, String> = [
    "arrow.trianglehead.counterclockwise.rotate.90": "arrow.circlepath",
    "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.": "arrow.triangle.", "microphone": "mic", "numbers.": "123.",
    "vision.pro": "visionpro", "airpods.pro": "airpodspro", "airpods.max": "airpodsmax",
    "airplay.audio": "airplayaudio", "airplay.video": "airplayvideo", "ipod.touch": "ipodtouch",
    "richtext.page": "doc.richtext", "text.page": "doc.plaintext", "t.bubble": "character.bubble",
    "suitcase.rolling": "suitcase", ".and.sparkles": ".and.stars",
  ]

  /// The older name; nil if the name contains no new word.
  static func renamed(_ name: String) -> String? {
    for (new, old) in renamings where name.contains(new) {
      return name.replacingOccurrences(of: new, with: old)
    }
    return insetFilled(name)
  }

  /// `inset.filled.x` was `x.inset.filled`, and `x.lefthalf.fill` is `x.lefthalf.filled`.
  private static func insetFilled(_ name: String) -> String? {
    if name.hasPrefix("inset.filled.") { return name.dropFirst(13) + ".inset.filled" }
    return name.hasSuffix("half.fill") ? name + "ed" : nil
  }
}
