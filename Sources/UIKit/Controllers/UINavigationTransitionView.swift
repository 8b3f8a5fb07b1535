/// Where a navigation controller's pushes and pops happen on iOS; named for the textual dumps.
final class UINavigationTransitionView: UIView {}
