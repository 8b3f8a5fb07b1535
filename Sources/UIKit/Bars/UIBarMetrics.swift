/// The height of the bar for which a property is set.
///
/// Bars are compact if the screen is (`verticalSizeClass`), although here they keep their height of 44 points.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  /// A bar with a prompt.
  case defaultPrompt = 101
  /// A compact bar with a prompt.
  case compactPrompt = 102

  init(of traits: UITraitCollection, hasPrompt: Bool = false) {
    let isCompact = traits.verticalSizeClass == .compact
    self =
      hasPrompt ? isCompact ? .compactPrompt : .defaultPrompt : isCompact ? .compact : .default
  }

  /// The metrics to try if nothing is set for these, in order; the last is `default`.
  private var others: [UIBarMetrics] {
    switch self {
    case .default: []
    case .compact, .defaultPrompt: [.default]
    case .compactPrompt: [.compact, .default]
    }
  }

  var searched: [UIBarMetrics] { [self] + others }
}
