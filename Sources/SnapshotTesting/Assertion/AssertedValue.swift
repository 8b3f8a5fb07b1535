import DarkroomImageComparison
import DarkroomPNG
import DarkroomSnapshotStore

/// What an assertion compares with its reference and keeps: a picture, or a value in any other format.
protocol AssertedValue {
  /// Compares it with the bytes of a reference.
  func outcome(on reference: [UInt8], by rules: PictureRules) -> AssertionOutcome
  /// The file of a reference; of a picture, packed as `options` says.
  func file(_ options: PNGEncodingOptions) -> Result<[UInt8], PNGError>
  /// Whether packing takes so long that a value which only waits is packed in a hurry.
  var hasDrafts: Bool { get }
}

extension Diffing {
  /// What an assertion compares and keeps of a value.
  func asserted(_ value: Value, _ policy: CompatibilityPolicy) throws(Refusal) -> any AssertedValue
  {
    guard let format = picture else {
      return AssertedFormat(
        value: value, diffing: self, comparesBadReferences: policy.comparesBadReferences)
    }
    guard let picture = format.picture(value) else { throw .emptyPicture }
    if let problem = format.obstacle(picture) { throw .capture(problem) }
    if picture.isHiddenByMasks { throw .masked }
    return AssertedPicture(picture: picture, mode: format.mode)
  }
}

/// A picture, and the strategy's rule for it.
private struct AssertedPicture: AssertedValue {
  let picture: Picture
  let mode: ComparisonMode

  var hasDrafts: Bool { true }

  func outcome(on reference: [UInt8], by rules: PictureRules) -> AssertionOutcome {
    PictureComparison(picture: picture, mode: mode, rules: rules).outcome(on: reference)
  }

  func file(_ options: PNGEncodingOptions) -> Result<[UInt8], PNGError> {
    PictureFile(picture).encoded(options)
  }
}
