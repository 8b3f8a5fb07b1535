/// `@name` or `@name(argument)`.
package struct Attribute: Equatable, Sendable {
  let name: String
  /// The text between the parentheses.
  let argument: String?
  /// The range from the `@` to the end, in bytes.
  let range: Range<Int>

  /// Whether the attribute makes its declaration unusable in iOS code: `@available(*, unavailable)`, or
  /// `@available(swift, obsoleted: 4.2)` and the like, which libraries write with versions of their own.
  var marksUnavailable: Bool {
    guard name == "available", let argument else { return false }
    let words = argument.split(separator: ",").map { $0.filter { $0 != " " && $0 != "\n" } }
    if words.first == "swift" { return words.contains(where: Self.isObsolete) }
    return ["*", "iOS"].contains(words.first) && words.contains("unavailable")
  }

  /// Whether `obsoleted:` names a version before Swift 6, because not every package uses the language version 6.
  private static func isObsolete(_ word: String) -> Bool {
    guard word.hasPrefix("obsoleted:") else { return false }
    let major = word.dropFirst("obsoleted:".count).prefix { $0 != "." }
    return Int(major).map { $0 < 6 } ?? false
  }
}
