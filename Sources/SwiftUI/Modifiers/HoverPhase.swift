/// The phase of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
