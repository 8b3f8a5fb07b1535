/// Whose ways snapshots have where Darkroom and swift-snapshot-testing differ.
package enum SnapshotCompatibility: String, CaseIterable, Codable, Sendable {
  /// Failures tell more than upstream's; two assertions with one name, and a reference that was recorded in this
  /// run, prove nothing.
  case darkroom
  /// Upstream's texts and nothing else; those two are allowed.
  case upstream

  static var words: String { "one of \(allCases.map(\.rawValue).joined(separator: ", "))" }
}
