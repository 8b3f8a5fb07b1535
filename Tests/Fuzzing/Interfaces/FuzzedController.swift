import DarkroomUIKit

/// A controller of an app, owner of a nib or in a scene.
final class FuzzedController: UIViewController {
  weak var label: UILabel?
  weak var child: UIView?
  /// Asks for the view as soon as it is set, which may be before the nib has set it.
  weak var hasty: UIView? { didSet { if hasty != nil { view.tag += 1 } } }
  private var weakParts = WeakViews()
  var parts: [UIView] {
    get { weakParts.views }
    set { weakParts.views = newValue }
  }
  /// Setting it must not read it.
  var unread: UIView? {
    get { preconditionFailure("an outlet was read") }
    set { child = newValue }
  }

  func tapped(_ sender: UIView) { label?.text = "tapped" }

  /// As an app does that loads its nib by hand.
  override func loadView() {
    guard storyboard == nil, let nib = InterfaceClasses.nib else { return super.loadView() }
    nib.instantiate(withOwner: self)
    if viewIfLoaded == nil { view = UIView() }
  }
}
