import DarkroomPNG
import DarkroomSnapshotStore

/// What an assertion compares with its reference and keeps: a picture, or a value in any other format.
protocol AssertedValue {
  /// The verdict on a reference's bytes.
  func verdict(
    on reference: [UInt8], by rules: PictureRules, in compatibility: CompatibilityInForce
  ) -> Comparison
  /// The file of a reference; of a picture, packed as `options` says.
  func file(_ options: PNGEncodingOptions) -> Result<[UInt8], EncodingProblem>
  /// Whether packing takes so long that a value which only waits is packed in a hurry.
  var hasDrafts: Bool { get }
}

/// A reason why a value has no file form.
struct EncodingProblem: Error {
  var words: String
}
