/// What happens to a bar during a search.
public struct SearchPresentationToolbarBehavior: Equatable, Sendable {
  private let name: String

  public static var automatic: SearchPresentationToolbarBehavior { .init(name: "automatic") }
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    .init(name: "avoidHidingContent")
  }
}
