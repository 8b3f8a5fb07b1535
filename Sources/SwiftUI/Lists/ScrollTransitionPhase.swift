/// The phase of a view as it scrolls.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading
  case identity
  case bottomTrailing

  /// Whether the view looks as it does without the transition.
  public var isIdentity: Bool { self == .identity }
  /// The side on which the view is hidden: -1 for the start, 1 for the end, and 0 while it is visible.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
