/// - Important: Inert. Cells are sampled where they fall, neither stretched nor moved to whole
///   pixels.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}
