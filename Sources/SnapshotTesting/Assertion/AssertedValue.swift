import DarkroomImageComparison
import DarkroomPNG
import DarkroomSnapshotStore

/// A value that an assertion compares with its reference and stores: a picture, or a value in any other format.
protocol AssertedValue {
  /// Compares the value with the bytes of a reference.
  func outcome(on reference: [UInt8], by rules: PictureRules) -> AssertionOutcome
  /// The contents of the reference file; a picture is encoded with `options`.
  func file(_ options: PNGEncodingOptions) -> Result<[UInt8], PNGError>
  /// Whether encoding is so slow that a pending value is encoded with faster options.
  var hasDrafts: Bool { get }
}

extension Diffing {
  /// The value in the form that an assertion compares and stores.
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

/// A picture with the comparison rule of its strategy.
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
