import DarkroomImageComparison
import DarkroomPNG
import DarkroomSnapshotStore

/// A picture, and the strategy's rule for it.
struct AssertedPicture: AssertedValue {
  let picture: Picture
  let mode: ComparisonMode

  var hasDrafts: Bool { true }

  func verdict(
    on reference: [UInt8], by rules: PictureRules, in compatibility: CompatibilityInForce
  ) -> Comparison {
    PictureComparison(picture: picture, mode: mode, rules: rules).verdict(on: reference)
  }

  func file(_ options: PNGEncodingOptions) -> Result<[UInt8], EncodingProblem> {
    PictureFile(picture).encoded(options)
  }
}
