/// A transition in which a page grows from another view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {
  init() {}
}
