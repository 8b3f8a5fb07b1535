/// The point at which a pointer is over a view, or the end of that; no view here has a pointer.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
