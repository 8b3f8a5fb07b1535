import Foundation

/// Makes mutable strings count UTF-16 units when they replace text, as on iOS.
///
/// On Linux `NSMutableString.replaceCharacters(in:with:)` treats its range as one of whole `Character`s. If it ends
/// inside one (at an accent, in half of a flag, between CR and LF), the text is inserted in another place, replaces its
/// neighbors, or the program traps. All edits of text use that method: `NSString.replacingCharacters`, `insert(_:at:)`,
/// attributed strings, regular expressions. Overloads would be ambiguous in sources that import Foundation themselves,
/// and Foundation's own calls would not use them. So the method of Foundation's class is replaced in its method table.
/// The entry is found as the only one in which a subclass that overrides the method differs from one that does not. If
/// there isn't exactly one such entry, Foundation is not changed.
///
/// Half of a surrogate pair becomes U+FFFD, as in `String` on iOS.
package enum UnitReplacement {
  /// Ends the program as iOS does, with the reason.
  ///
  /// `install` sets it before it replaces the method, which is the only caller, so the initial value is never used.
  fileprivate nonisolated(unsafe) static var raise: @Sendable (String) -> Never = { fatalError($0) }

  /// From now on, every mutable string of the process counts UTF-16 units.
  ///
  /// - Parameter raiseRangeException: Ends the program for a range outside of the text, with the reason.
  package static func install(
    raisingRangeExceptionsBy raiseRangeException: @escaping @Sendable (String) -> Never
  ) {
    unsafe raise = raiseRangeException
    let table = MethodTable(NSMutableString.self)
    let (inherited, replaced) = (MethodTable(PlainString.self), MethodTable(UnitString.self))
    let entries = table.indices.filter {
      table[$0] == inherited[$0] && table[$0] != replaced[$0]
    }
    guard entries.count == 1 else { return }
    table[entries[0]] = replaced[entries[0]]
  }
}

/// A mutable string that overrides no method; it is never instantiated.
private class PlainString: NSMutableString {
  required init(capacity: Int) { super.init(capacity: capacity) }
  required init(string aString: String) { super.init(string: aString) }
  required init(stringLiteral value: StaticString) { super.init(stringLiteral: value) }
  required init(characters: UnsafePointer<unichar>, length: Int) {
    unsafe super.init(characters: characters, length: length)
  }
  required convenience init?(coder aDecoder: NSCoder) { nil }
  required convenience init(unicodeScalarLiteral value: StaticString) {
    self.init(stringLiteral: value)
  }
  required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(stringLiteral: value)
  }
}

/// Its method runs on Foundation's own strings, so it has no properties, and calls only methods that those have, too.
private final class UnitString: PlainString {
  override func replaceCharacters(in range: NSRange, with aString: String) {
    guard isInText(range) else {
      unsafe UnitReplacement.raise(
        "-[__NSCFString replaceCharactersInRange:withString:]: Range or index out of bounds")
    }
    guard isWithinCharacters(range) else {
      return super.replaceCharacters(in: range, with: aString)
    }
    let whole = spliced(range, with: aString)
    super.replaceCharacters(in: NSRange(location: 0, length: length), with: whole)
  }

  /// Whether an end of the range is inside a character.
  private func isWithinCharacters(_ range: NSRange) -> Bool {
    let text = description
    let units = text.utf16
    let start = units.index(units.startIndex, offsetBy: range.location)
    let end = units.index(start, offsetBy: range.length)
    return String.Index(start, within: text) == nil || String.Index(end, within: text) == nil
  }

  private func spliced(_ range: NSRange, with aString: String) -> String {
    var units = Array(description.utf16)
    units.replaceSubrange(
      range.location..<range.location + range.length, with: aString.utf16)
    return String(decoding: units, as: UTF16.self)
  }
}

extension NSString {
  fileprivate func isInText(_ range: NSRange) -> Bool {
    range.location >= 0 && range.length >= 0 && range.location <= length
      && range.length <= length - range.location
  }
}
