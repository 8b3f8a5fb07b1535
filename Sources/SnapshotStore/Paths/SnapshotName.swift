import DarkroomRaster
import FoundationEssentials

/// Turns what a test calls a snapshot into a file name, as upstream does.
package enum SnapshotName {
  /// The longest file name that Linux takes, in bytes.
  package static let byteLimit = 255

  /// Names longer than this, in bytes, meet systems and archives that do not take them.
  package static let portableByteLimit = 200

  /// Replaces every run of characters outside of words by one hyphen, and drops one hyphen at each end.
  ///
  /// Emoji and other symbols aren't part of a word. If upstream's name is empty, it is `~` here and six digits of
  /// the text's hash, unless `mayBeEmpty`. Accents stay as they are written, composed or not.
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
    // A letter of Swift's can be a hyphen and an accent over it.
    if result.unicodeScalars.first == "-" { result.unicodeScalars.removeFirst() }
    if result.unicodeScalars.last == "-" { result.unicodeScalars.removeLast() }
    return result
  }

  /// The file name of a reference: `<test>.<identifier>[.<extension>]`, shortened where no file can have it.
  package static func fileName(test: String, identifier: String, pathExtension: String?) -> String {
    let suffix = suffix(pathExtension ?? "")
    return shortened("\(test).\(identifier)", limit: byteLimit - suffix.utf8.count) + suffix
  }

  /// Whether a file's name begins like the names of a test's snapshots.
  ///
  /// - Parameter test: `Module.Suite/test` or `Module.Suite/test(with:)`, as tests are listed.
  static func mayBelong(_ name: String, toTest test: String) -> Bool {
    // A name in backticks may hold a slash.
    let start = test.firstIndex(of: "`") ?? test.lastIndex(of: "/").map(test.index(after:))
    let function = String(test[(start ?? test.startIndex)...])
    let (plain, whole) = (String(function.prefix { $0 != "(" }), sanitized(function))
    return [sanitized(plain), whole].contains { start in
      // A long name is cut, and ends with a hash.
      name.hasPrefix("\(start).") || start.utf8.count > 100 && name.hasPrefix(start.prefix(60))
    }
  }

  /// Whether a file's name is made of parts as `fileName` makes them, with at least one dot between them.
  static func isFileName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy(isPart)
  }

  private static func isPart(_ part: Substring) -> Bool {
    // A shortened name, and one with symbols, ends with a hash; the first may hold the second.
    let words = part.split(separator: "~", omittingEmptySubsequences: false)
    return !part.isEmpty && words.count <= 3 && words.allSatisfy { sanitized(String($0)) == $0 }
  }

  /// The extension with its dot, or nothing.
  ///
  /// Upstream takes it as it is; here what would leave the folder, hide the file or be no name is replaced.
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

  /// What no file name may hold here or on the systems that a repository is checked out on.
  private static func isUnfit(_ character: Character) -> Bool {
    "/\\:*?\"<>|".contains(character)
      || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// Keeps a readable beginning and twelve digits of the hash of the whole.
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
