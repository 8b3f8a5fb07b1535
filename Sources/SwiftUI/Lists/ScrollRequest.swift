/// A request to scroll content to a position.
struct ScrollRequest {
  enum Target {
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(CGPoint)
  }

  let target: Target
  /// The source of the request: a reader, or a view with a scroll position.
  let scope: ObjectIdentifier
}
