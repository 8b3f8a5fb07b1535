/// A page that grows from another view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {
  init() {}
}
