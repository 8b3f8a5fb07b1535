import DarkroomImageComparison
import DarkroomSnapshotStore

/// What makes a format one of pictures: an assertion takes the picture out of a value, and goes on with that.
struct PictureFormat<Value> {
  /// An argument of the strategy that is outside its range.
  var problem: IllegalValue?
  /// What the strategy's arguments let differ, in words; empty where pixels must be equal.
  var looseness: [String] = []
  /// Regions that are not compared, or by rules of their own, in words.
  var masks: [String] = []
  /// The strategy's rule.
  var mode: ComparisonMode
  /// Nil for a value without pixels.
  var picture: (_ value: Value) -> Picture?
  /// Why a picture proves nothing, whatever the reference; nil if it does.
  var obstacle: (_ picture: Picture) -> SnapshotProblem? = MissingFonts.problem(of:)
}
