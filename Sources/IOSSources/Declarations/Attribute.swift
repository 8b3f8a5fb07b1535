/// `@name` or `@name(argument)`.
package struct Attribute: Equatable, Sendable {
  let name: String
  /// The text between the parentheses.
  let argument: String?
  /// From the `@` to the end, in bytes.
  let range: Range<Int>

  /// Whether nobody may use what has it.
  var isUnavailable: Bool { name == "available" && argument?.contains("unavailable") == true }
}
