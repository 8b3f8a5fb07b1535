import Foundation

/// Symbols whose families got other names in SF Symbols 6 and 7, and are drawn by the names of before.
extension SymbolCatalog {
  /// The longest first, as one begins with another.
  private static let renamings: KeyValuePairs<String, String> = [
    "arrow.trianglehead.counterclockwise.rotate.90": "arrow.circlepath",
    "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.": "arrow.triangle.", "microphone": "mic", "numbers.": "123.",
    "vision.pro": "visionpro", "airpods.pro": "airpodspro", "airpods.max": "airpodsmax",
    "airplay.audio": "airplayaudio", "airplay.video": "airplayvideo", "ipod.touch": "ipodtouch",
    "richtext.page": "doc.richtext", "text.page": "doc.plaintext", "t.bubble": "character.bubble",
    "suitcase.rolling": "suitcase", ".and.sparkles": ".and.stars",
  ]

  /// Nil if no word of the name is a new one.
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
