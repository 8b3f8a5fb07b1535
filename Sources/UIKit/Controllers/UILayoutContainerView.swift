/// The root view of navigation and tab bar controllers.
final class UILayoutContainerView: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  /// Adds the views that contain the shown controller's view, in UIKit's hierarchy; both fill this view.
  func addContent(_ content: UIViewControllerWrapperView, in transition: UIView) {
    for (view, parent) in [(transition, self), (content, transition)] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(view)
    }
    transition.clipsToBounds = true
  }
}
