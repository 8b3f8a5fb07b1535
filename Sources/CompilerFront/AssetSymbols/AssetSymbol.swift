/// The names that Xcode gives to colors and images of asset catalogs in Swift.
///
/// Xcode's documentation only has examples. These rules give the names that files have which Xcode 15 and 16 generated:
/// `AccentColor` is `accent`, `color_24292B` is `color24292B`, `3c` is `_3C`, `3C` is `_3_C`, `BGLightGray` is
/// `bgLightGray`, and `sy_head_10@2x` is `syHead102X`.
enum AssetSymbol {
  enum Kind: String {
    case color
    case image
  }

  /// Returns the member's name, without backticks; empty if the asset's name has no letter or digit.
  ///
  /// - Parameter kind: the kind of asset, whose name is dropped from the end.
  static func member(_ name: String, _ kind: Kind) -> String {
    var words = words(name)
    if words.count > 1, words.last?.lowercased() == kind.rawValue { words.removeLast() }
    guard words.contains(where: { $0.contains(where: \.isLowercase) }) else {
      return valid(words.joined(separator: "_"))
    }
    return valid(lowercased(words[0]) + words.dropFirst().map(capitalized).joined())
  }

  /// Returns the name of the type for a namespace.
  static func namespace(_ name: String) -> String {
    valid(words(name).map(capitalized).joined())
  }

  /// Splits a name into words at capitals and digits; the last of several capitals before a lowercase letter begins a
  /// word.
  private static func words(_ name: String) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    for (index, character) in characters.enumerated() {
      guard isPart(character) else { continue }
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if index == 0 || begins(character, after: characters[index - 1], before: next) {
        words.append("")
      }
      words[words.count - 1].append(character)
    }
    return words
  }

  private static func begins(
    _ character: Character, after previous: Character, before next: Character?
  ) -> Bool {
    if !isPart(previous) || character.isNumber != previous.isNumber { return true }
    guard character.isUppercase else { return false }
    return !previous.isUppercase || next?.isLowercase == true
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func lowercased(_ word: String) -> String {
    let isAcronym = !word.contains(where: \.isLowercase)
    return isAcronym ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
  }

  private static func valid(_ name: String) -> String {
    name.first?.isNumber == true ? "_" + name : name
  }
}
