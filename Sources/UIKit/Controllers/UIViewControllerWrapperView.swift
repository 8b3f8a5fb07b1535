/// The superview of the view that a navigation or tab bar controller shows.
final class UIViewControllerWrapperView: UIView {}
