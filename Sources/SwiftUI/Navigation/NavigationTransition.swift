/// How a page comes.
public protocol NavigationTransition {}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// - Important: Inert.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition of the platform, of which a picture shows the end.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
