import DarkroomRaster
import FoundationEssentials

/// Converts the name of a snapshot in a test into a file name, as the original library does.
package enum SnapshotName {
  /// The longest file name that Linux allows, in bytes.
  package static let byteLimit = 255

  /// Longer names, in bytes, are a problem for some systems and archives.
  package static let portableByteLimit = 200

  /// Replaces every run of non-word characters with one hyphen, and removes one hyphen at each end.
  ///
  /// Emoji and other symbols are not part of a word. If the original library's name is empty, the result is `~` and six
  /// digits of the text's hash, unless `mayBeEmpty`. Accents keep their encoding, composed or decomposed.
  package static func sanitized(_ text: String, mayBeEmpty: Bool = false) -> String {
    let words = hyphenated(text)
    guard words.isEmpty, !text.isEmpty, !mayBeEmpty else { return words }
    return "~\(ContentHash([UInt8](text.utf8)).hex.prefix(6))"
  }

  private static func hyphenated(_ text: String) -> String {
    var result = ""
    var isInRun = false
    for scalar in text.unicodeScalars {
      if isWordPart(scalar) {
        result.unicodeScalars.append(scalar)
        isInRun = false
      } else if !isInRun {
        result.unicodeScalars.append("-")
        isInRun = true
      }
    }
    // A Swift character can consist of a hyphen and a combining accent.
    if result.unicodeScalars.first == "-" { result.unicodeScalars.removeFirst() }
    if result.unicodeScalars.last == "-" { result.unicodeScalars.removeLast() }
    return result
  }

  /// The file name of a reference: `<test>.<identifier>[.<extension>]`, shortened if it is too long for a file.
  package static func fileName(test: String, identifier: String, pathExtension: String?) -> String {
    let suffix = suffix(pathExtension ?? "")
    return shortened("\(test).\(identifier)", limit: byteLimit - suffix.utf8.count) + suffix
  }

  /// Whether a file name begins like the names of a test's snapshots.
  ///
  /// - Parameter test: a name as in a list of tests, `Module.Suite/test` or `Module.Suite/test(with:)`.
  static func mayBelong(_ name: String, toTest test: String) -> Bool {
    // A name in backticks may contain a slash.
    let start = test.firstIndex(of: "`") ?? test.lastIndex(of: "/").map(test.index(after:))
    let function = String(test[(start ?? test.startIndex)...])
    let (plain, whole) = (String(function.prefix { $0 != "(" }), sanitized(function))
    return [sanitized(plain), whole].contains { start in
      // A long name is cut, and ends with a hash.
      name.hasPrefix("\(start).") || start.utf8.count > 100 && name.hasPrefix(start.prefix(60))
    }
  }

  /// Whether a file name consists of parts as `fileName` creates them, with at least one dot between them.
  static func isFileName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy(isPart)
  }

  private static func isPart(_ part: Substring) -> Bool {
    // A shortened name and a name with symbols both end with a hash; the former may contain the latter.
    let words = part.split(separator: "~", omittingEmptySubsequences: false)
    return !part.isEmpty && words.count <= 3 && words.allSatisfy { sanitized(String($0)) == $0 }
  }

  /// The extension with its dot, or an empty string.
  ///
  /// The original library uses it unchanged. Here, characters are replaced that would leave the folder, hide the file
  /// or make an invalid name.
  private static func suffix(_ pathExtension: String) -> String {
    if pathExtension.utf8.allSatisfy(isLetter), 1...8 ~= pathExtension.utf8.count {
      return ".\(pathExtension)"
    }
    let parts = pathExtension.split(separator: ".").map { part in
      part.split(omittingEmptySubsequences: true, whereSeparator: isUnfit).joined(separator: "-")
    }
    let name = parts.filter { !$0.isEmpty }.joined(separator: ".")
    return name.isEmpty ? "" : ".\(shortened(name, limit: byteLimit / 4))"
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  /// Whether file names may not contain the character, here or on other systems on which a repository is checked out.
  private static func isUnfit(_ character: Character) -> Bool {
    "/\\:*?\"<>|".contains(character)
      || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// Keeps a readable beginning and twelve digits of the hash of the whole name.
  package static func shortened(_ name: String, limit: Int) -> String {
    guard name.utf8.count > limit else { return name }
    let digits = ContentHash([UInt8](name.utf8)).hex.prefix(12)
    var kept = ""
    for character in name {
      guard kept.utf8.count + character.utf8.count <= limit - 13 else { break }
      kept.append(character)
    }
    return "\(kept)~\(digits)"
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
