import DarkroomSnapshotStore

extension SnapshotTestingConfiguration {
  /// Whether assertions behave like Darkroom or like swift-snapshot-testing if the two differ.
  public enum _Compatibility: Sendable {
    /// Failures tell more than upstream's, and what proves nothing fails: two assertions with one name, a reference
    /// that was recorded in the same run.
    case darkroom
    /// Upstream's texts and nothing else; those two are allowed.
    case upstream

    var compatibility: SnapshotCompatibility {
      switch self {
      case .darkroom: .darkroom
      case .upstream: .upstream
      }
    }
  }
}
