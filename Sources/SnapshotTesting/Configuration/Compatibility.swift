import DarkroomSnapshotStore

extension SnapshotTestingConfiguration {
  /// Whether assertions behave like Darkroom or like swift-snapshot-testing if the two differ.
  public enum _Compatibility: Sendable {
    /// Failure messages contain more than upstream's, and assertions that prove nothing fail: two with one name, or one
    /// whose reference was recorded in the same run.
    case darkroom
    /// Exactly upstream's messages; the two cases that prove nothing are allowed.
    case upstream

    var compatibility: SnapshotCompatibility {
      switch self {
      case .darkroom: .darkroom
      case .upstream: .upstream
      }
    }
  }
}
