/// A place that content is to be scrolled to.
struct ScrollRequest {
  enum Target {
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(CGPoint)
  }

  let target: Target
  /// Who asks: a reader, or a view with a scroll position.
  let scope: ObjectIdentifier
}
