/// The position of text that was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline is where that of the text at full size would be.
  case alignBaselines = 0
  case alignCenters = 1
  /// Its top is where that of the text at full size would be.
  case none = 2
}
