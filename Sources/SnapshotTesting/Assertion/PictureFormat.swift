import DarkroomPNG
import DarkroomSnapshotStore
import Foundation

/// What a picture's strategy does with a reference file, without a detour through `Data` and back.
struct PictureFormat<Value> {
  /// An argument of the strategy that is outside its range.
  var problem: IllegalValue?
  /// What the strategy's arguments let differ, in words; empty where pixels must be equal.
  var looseness: [String] = []
  /// Regions that are not compared, or by rules of their own, in words.
  var masks: [String] = []
  /// Why the picture proves nothing, whatever the reference; nil where it does.
  var obstacle: (_ value: Value) -> PictureObstacle? = { _ in nil }
  /// The verdict on a reference's bytes.
  var compare: (_ value: Value, _ reference: [UInt8], _ rules: PictureRules) -> Comparison
  /// The file that a recording writes, or that waits.
  var encode: (_ value: Value, _ options: PNGEncodingOptions) -> Result<[UInt8], EncodingProblem>
}

/// A reason why a picture can be neither compared nor recorded.
struct PictureObstacle {
  /// For programs: `fonts` or `empty-picture`.
  var code: String
  var words: String
  /// Instead of the same words, when an assertion of this process has said them; nil where each says them.
  var shortWords: String?
}

/// A reason why a value has no file form.
struct EncodingProblem: Error {
  var words: String
}
