/// A variable, a key, a flag or an argument with an invalid value.
///
/// No default replaces it: an assertion to which it would apply fails.
package struct IllegalValue: Error, Equatable, Sendable {
  /// The name as the user knows it: `SNAPSHOT_THRESHOLD`, `maxDiffPixels`, `--threshold`, `precision`.
  package var name: String
  /// As it was written.
  package var value: String
  /// The valid values, such as `a number from 0 to 1`.
  package var legal: String

  package init(name: String, value: String, legal: String) {
    self.name = name
    self.value = value
    self.legal = legal
  }
}

extension IllegalValue: CustomStringConvertible {
  package var description: String { "\(name) is \"\(value)\"; it must be \(legal)" }
}
