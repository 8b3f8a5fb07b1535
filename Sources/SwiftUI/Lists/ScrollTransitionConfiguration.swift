/// How views change as they scroll into sight.
public struct ScrollTransitionConfiguration: Sendable {
  public static let interactive = ScrollTransitionConfiguration()
  public static let animated = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()
}
