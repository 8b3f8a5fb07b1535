/// A page that comes as pages do.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  init() {}
}
