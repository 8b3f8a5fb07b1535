import DarkroomImageComparison
import DarkroomPNG
import DarkroomSnapshotStore

/// A picture, and the strategy's rule for it.
struct AssertedPicture: AssertedValue {
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
