/// Whose rules apply where Darkroom and swift-snapshot-testing differ.
package enum SnapshotCompatibility: String, CaseIterable, Codable, Sendable {
  /// Failure messages contain more than the original library's.
  ///
  /// Two assertions with one name are an error, and a reference that was recorded in this run does not pass.
  case darkroom
  /// Failure messages have exactly the original library's text, and both cases are allowed.
  case upstream

  static var words: String { "one of \(allCases.map(\.rawValue).joined(separator: ", "))" }
}
