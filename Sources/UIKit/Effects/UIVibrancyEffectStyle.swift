/// The kind of content over a blur: a text or a fill with its weight, or a separator.
///
/// - Important: Inert. All are drawn as they are.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
}
