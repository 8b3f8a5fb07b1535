/// How views change as they scroll into view.
public struct ScrollTransitionConfiguration: Sendable {
  private enum Kind {
    case interactive, animated, identity
  }

  /// The share of a view that must be visible for it to count as visible.
  public struct Threshold: Sendable {
    let visible: Double

    /// A view counts as visible if all of it is visible.
    public static let visible = Threshold(visible: 1)
    /// A view always counts as visible, so that nothing changes.
    public static let hidden = Threshold(visible: 0)
    /// A threshold that is treated like `visible`.
    public static let centered = Threshold(visible: 1)
    /// A view counts as visible if a share of it is visible, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(visible: amount) }
  }

  private let kind: Kind
  private var threshold: Threshold

  /// A transition that follows the scrolling and ends when a view is completely visible.
  public static let interactive = ScrollTransitionConfiguration(
    kind: .interactive, threshold: .visible)
  /// A transition that happens at once; that it does so when half of the view is visible is our guess.
  public static let animated = ScrollTransitionConfiguration(
    kind: .animated, threshold: .visible(0.5))
  /// A transition that never changes the view.
  public static let identity = ScrollTransitionConfiguration(kind: .identity, threshold: .visible)

  /// - Important: Inert. A still picture is between two looks, wherever an animation goes.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }

  /// Returns the configuration with another share of the view that must be visible.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// The progress of the transition for a view of which a share is hidden.
  func share(_ hidden: Double) -> Double {
    let most = 1 - threshold.visible
    switch kind {
    case .identity: return 0
    case .animated: return hidden > most ? 1 : 0
    case .interactive:
      return most < 1 ? min(max((hidden - most) / (1 - most), 0), 1) : 0
    }
  }
}
