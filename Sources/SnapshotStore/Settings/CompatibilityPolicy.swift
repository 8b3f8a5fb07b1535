/// Everything that `compatibility: upstream` changes, and which setting requested it.
package struct CompatibilityPolicy: Equatable, Sendable {
  private var compatibility = SnapshotCompatibility.darkroom
  /// The setting that lets values pass unnoticed, as summaries name it: `SNAPSHOT_COMPATIBILITY=upstream`; nil if there
  /// is none.
  package private(set) var looseness: String?
  /// A request that is not granted, as one sentence without a period; nil if there is none.
  package private(set) var refusal: String?

  private var isUpstream: Bool { compatibility == .upstream }

  /// The variable takes precedence over the trait, and the trait over the settings; on CI only the settings count.
  ///
  /// - `trait`: the compatibility that the test requests.
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
  /// Whether a name stays empty if no character of it is allowed.
  var allowsEmptyNames: Bool { isUpstream }
  /// Whether several assertions may use one reference.
  package var sharesReferences: Bool { isUpstream }
  /// Whether a reference that was recorded in the same run may pass.
  package var trustsNewReferences: Bool { isUpstream }
  /// Whether a damaged reference, a Git LFS pointer or a file with conflicts counts as a difference instead of an
  /// error.
  package var comparesBadReferences: Bool { isUpstream }
  /// Whether failure messages have exactly the original library's text.
  package var saysOnlyUpstreamsWords: Bool { isUpstream }
  /// Whether failing values go to the folder for temporary files if no folder for artifacts is set.
  package var leavesTemporaryArtifacts: Bool { isUpstream }
  /// Whether only the failing value goes to the artifacts, without the reference and the difference.
  package var leavesOnlyFailingValues: Bool { isUpstream }
  /// The value for result lines, whose readers then let several share a reference: true or nil.
  package var mark: Bool? { isUpstream ? true : nil }
}
