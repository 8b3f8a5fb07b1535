import DarkroomUIKit

/// The window for one snapshot, with the safe area of its configuration.
final class SnapshotWindow: UIWindow {
  private var safeArea = UIEdgeInsets.zero
  private weak var content: UIViewController?

  /// Creates the window.
  ///
  /// Under a container's bars there is no safe area, so the window is made shorter instead, as in upstream.
  init(_ config: ViewImageConfig, showing controller: UIViewController) {
    super.init(
      frame: CGRect(origin: .zero, size: config.size ?? controller.view.bounds.size))
    safeArea = config.safeArea
    content = controller
    shorten(for: controller)
    isHidden = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var safeAreaInsets: UIEdgeInsets {
    let statusBarOnly = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    if safeArea == statusBarOnly, content?.prefersStatusBarHidden == true { return .zero }
    return safeArea
  }

  private func shorten(for controller: UIViewController) {
    let tabs = controller as? UITabBarController
    if controller is UINavigationController
      || tabs?.selectedViewController is UINavigationController
    {
      frame.size.height -= safeArea.top
      safeArea.top = 0
    }
    if tabs != nil {
      frame.size.height -= safeArea.bottom
      safeArea.bottom = 0
    }
  }
}
