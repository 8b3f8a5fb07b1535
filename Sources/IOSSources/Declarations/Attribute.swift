/// `@name` or `@name(argument)`.
package struct Attribute: Equatable, Sendable {
  let name: String
  /// The text between the parentheses.
  let argument: String?
  /// From the `@` to the end, in bytes.
  let range: Range<Int>

  /// Whether iOS code cannot use what the attribute stands before: `@available(*, unavailable)`.
  var marksUnavailable: Bool {
    guard name == "available", let argument else { return false }
    let words = argument.split(separator: ",").map { $0.filter { $0 != " " && $0 != "\n" } }
    return ["*", "iOS"].contains(words.first) && words.contains("unavailable")
  }
}
