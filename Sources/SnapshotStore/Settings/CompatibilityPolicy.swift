/// Everything that `compatibility: upstream` changes, and who has asked for it.
package struct CompatibilityPolicy: Equatable, Sendable {
  private var compatibility = SnapshotCompatibility.darkroom
  /// What lets values pass unseen, as summaries name it: `SNAPSHOT_COMPATIBILITY=upstream`; nil for nothing.
  package private(set) var looseness: String?
  /// What was asked for and is not done, in one sentence without a final stop; nil for nothing.
  package private(set) var refusal: String?

  private var isUpstream: Bool { compatibility == .upstream }

  /// The variable takes precedence over the trait, and the trait over the settings; on CI only the settings count.
  ///
  /// - `trait`: what the test asks for.
  package init(
    trait: SnapshotCompatibility?, settings: SnapshotSettings, environment: SnapshotEnvironment
  ) {
    compatibility = settings.compatibility ?? .darkroom
    if isUpstream { looseness = "compatibility=upstream" }
    let variable = try? environment.compatibility()
    guard let asked = variable ?? trait else { return }
    let words =
      (variable == nil ? "the trait compatibility: ." : "SNAPSHOT_COMPATIBILITY=") + asked.rawValue
    if !environment.isContinuousIntegration {
      compatibility = asked
      looseness = isUpstream ? words : nil
    } else if asked != compatibility {
      refusal = "\(words) has no effect if CI is set: only \(SnapshotSettings.fileName) counts"
    }
  }
}

// MARK: What it changes

extension CompatibilityPolicy {
  /// Whether a name of which nothing is left stays empty.
  var allowsEmptyNames: Bool { isUpstream }
  /// Whether several assertions may use one reference.
  package var sharesReferences: Bool { isUpstream }
  /// Whether a reference may pass that was recorded in the same run.
  package var trustsNewReferences: Bool { isUpstream }
  /// Whether a value differs from a reference that is damaged, a pointer of Git LFS or in conflict, instead of being in
  /// error.
  package var comparesBadReferences: Bool { isUpstream }
  /// Whether a failure has upstream's words and no others.
  package var saysOnlyUpstreamsWords: Bool { isUpstream }
  /// Whether failing values go to the folder for temporary files if no folder for artifacts is named.
  package var leavesTemporaryArtifacts: Bool { isUpstream }
  /// Whether neither the reference nor the difference goes beside the failing value of the artifacts.
  package var leavesOnlyFailingValues: Bool { isUpstream }
  /// For result lines, whose readers then let several share a reference: true, or nil.
  package var mark: Bool? { isUpstream ? true : nil }
}
