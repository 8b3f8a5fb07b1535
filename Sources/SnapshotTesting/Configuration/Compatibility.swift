import DarkroomSnapshotStore

extension SnapshotTestingConfiguration {
  /// Whose ways assertions have where Darkroom and upstream's library differ.
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
