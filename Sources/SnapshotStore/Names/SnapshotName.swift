import DarkroomRaster
import Foundation

/// Turns what a test calls a snapshot into a file name, as upstream does.
package enum SnapshotName {
  /// The longest file name, in bytes; Linux stops at 255, and a suffix for differences must fit.
  package static let byteLimit = 200

  /// Replaces every run of characters that are no part of a word by one hyphen, drops one hyphen at each end, and
  /// composes accents (NFC), so that every file system agrees on the name.
  ///
  /// Emoji and other symbols would vanish, and names that differ in them alone would be one. Such a name, and one of
  /// which nothing else would be left, ends with `~` and six digits of its hash; upstream knows no such names.
  package static func sanitized(_ text: String) -> String {
    let composed = text.precomposedStringWithCanonicalMapping
    let words = hyphenated(composed)
    let isLost =
      words.isEmpty ? !composed.isEmpty : composed.unicodeScalars.contains(where: isSymbol)
    guard isLost else { return words }
    return "\(words)~\(ContentHash([UInt8](composed.utf8)).hex.prefix(6))"
  }

  private static func hyphenated(_ composed: String) -> String {
    var result = ""
    var isInRun = false
    for scalar in composed.unicodeScalars {
      // A joiner joins two parts of a word, or nothing.
      let isJoiner = scalar.properties.isJoinControl || scalar.properties.isVariationSelector
      let joinsNothing = isJoiner && (isInRun || result.isEmpty)
      if isWordPart(scalar), !joinsNothing {
        result.unicodeScalars.append(scalar)
        isInRun = false
      } else if !isInRun {
        result.append("-")
        isInRun = true
      }
    }
    if result.hasPrefix("-") { result.removeFirst() }
    if result.hasSuffix("-") { result.removeLast() }
    return result
  }

  /// The file name of a reference: `<test>.<identifier>[.<extension>]`, shortened when it is too long.
  package static func fileName(test: String, identifier: String, pathExtension: String?) -> String {
    let suffix = pathExtension.map { $0.isEmpty ? "" : ".\($0)" } ?? ""
    return shortened("\(test).\(identifier)", limit: byteLimit - suffix.utf8.count) + suffix
  }

  /// Keeps a readable beginning and twelve digits of the hash of the whole.
  static func shortened(_ name: String, limit: Int) -> String {
    guard name.utf8.count > limit else { return name }
    let digits = ContentHash([UInt8](name.utf8)).hex.prefix(12)
    var kept = ""
    for character in name {
      guard kept.utf8.count + character.utf8.count <= limit - 13 else { break }
      kept.append(character)
    }
    return "\(kept)~\(digits)"
  }

  /// What upstream drops and nobody would call punctuation.
  private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII, !isWordPart(scalar) else { return false }
    return [.otherSymbol, .modifierSymbol].contains(scalar.properties.generalCategory)
  }

  /// What ICU's `\w` matches.
  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return (scalar >= "a" && scalar <= "z") || (scalar >= "A" && scalar <= "Z")
        || (scalar >= "0" && scalar <= "9") || scalar == "_"
    }
    if scalar.properties.isAlphabetic || scalar.properties.isJoinControl { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      return true
    default: return false
    }
  }
}
