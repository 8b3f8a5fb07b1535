/// A variable, a key, a flag or an argument that says what it must not say.
///
/// Nothing is taken in its place: an assertion that it would have counted for fails.
package struct IllegalValue: Error, Equatable, Sendable {
  /// As its author knows it: `SNAPSHOT_THRESHOLD`, `maxDiffPixels`, `--threshold`, `precision`.
  package var name: String
  /// As it was written.
  package var value: String
  /// What it may be, such as `a number from 0 to 1`.
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
