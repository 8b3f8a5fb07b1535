/// The default transition of a page.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  init() {}
}
