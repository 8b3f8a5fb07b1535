/// How far a transition is.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  /// Whether the view looks as it does without the transition.
  public var isIdentity: Bool { self == .identity }
  /// The position in the transition: -1 before, 0 in place, and 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
