/// How views change as they scroll into sight.
public struct ScrollTransitionConfiguration: Sendable {
  private enum Kind {
    case interactive, animated, identity
  }

  /// How much of a view is seen when it counts as seen.
  public struct Threshold: Sendable {
    let visible: Double

    public static let visible = Threshold(visible: 1)
    public static let hidden = Threshold(visible: 0)
    public static let centered = Threshold(visible: 1)
    public static func visible(_ amount: Double) -> Threshold { Threshold(visible: amount) }
  }

  private let kind: Kind
  private var threshold: Threshold

  /// Follows the scrolling; as long as a view is not seen whole, it changes.
  public static let interactive = ScrollTransitionConfiguration(
    kind: .interactive, threshold: .visible)
  /// Changes at once; half of a view being seen is a guess of ours.
  public static let animated = ScrollTransitionConfiguration(
    kind: .animated, threshold: .visible(0.5))
  public static let identity = ScrollTransitionConfiguration(kind: .identity, threshold: .visible)

  /// - Important: Inert. A still picture is between two looks, wherever an animation goes.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }

  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// How much of the transition a view shows of which a share is hidden.
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
