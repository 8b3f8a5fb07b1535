import DarkroomImageComparison
import DarkroomSnapshotStore

/// The functions for a format of pictures, by which an assertion extracts the picture from a value.
struct PictureFormat<Value> {
  /// An argument of the strategy that is outside of its range.
  var problem: IllegalValue?
  /// Descriptions of the differences that the strategy's arguments allow; empty if pixels must be equal.
  var looseness: [String] = []
  /// Descriptions of regions that are not compared, or compared by other rules.
  var masks: [String] = []
  /// The strategy's rule.
  var mode: ComparisonMode
  /// The picture of a value; nil if the value has no pixels.
  var picture: (_ value: Value) -> Picture?
  /// The reason why a picture proves nothing, whatever its reference is; nil if there is none.
  var obstacle: (_ picture: Picture) -> SnapshotProblem? = MissingFonts.problem(of:)
}
