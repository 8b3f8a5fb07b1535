/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
