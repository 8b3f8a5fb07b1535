/// The compatibility that counts for an assertion, and who asked for it.
package struct CompatibilityInForce: Equatable, Sendable {
  package private(set) var compatibility = SnapshotCompatibility.darkroom
  /// What lets values pass unseen, as summaries name it: `SNAPSHOT_COMPATIBILITY=upstream`; nil for nothing.
  package private(set) var looseness: String?
  /// What was asked for and is not done, in one sentence without a final stop; nil for nothing.
  package private(set) var refusal: String?

  package var isUpstream: Bool { compatibility == .upstream }

  /// The variable beats the trait, which beats the settings; on CI the settings alone count, which reviews see.
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
      refusal = "\(words) is not obeyed where CI is set: \(SnapshotSettings.fileName) alone counts"
    }
  }
}
