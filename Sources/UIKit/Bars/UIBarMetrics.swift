/// How high the bar is that something is for.
///
/// Bars are compact where the screen is (`verticalSizeClass`), although they keep their 44 points here.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  /// Of bars with a prompt.
  case defaultPrompt = 101
  /// Of compact bars with a prompt.
  case compactPrompt = 102

  init(of traits: UITraitCollection, hasPrompt: Bool = false) {
    let isCompact = traits.verticalSizeClass == .compact
    self =
      hasPrompt ? isCompact ? .compactPrompt : .defaultPrompt : isCompact ? .compact : .default
  }

  /// What else counts where nothing is set for this; the last is `default`.
  private var others: [UIBarMetrics] {
    switch self {
    case .default: []
    case .compact, .defaultPrompt: [.default]
    case .compactPrompt: [.compact, .default]
    }
  }

  var searched: [UIBarMetrics] { [self] + others }
}
