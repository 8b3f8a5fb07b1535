import DarkroomCoreGraphics
import Foundation

/// Controllers side by side, chosen by a bar of tabs below.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  private let bar = UITabBar()
  private let contentView = UIView()
  private var controllers: [UIViewController] = []
  private var selected = 0

  open weak var delegate: (any UITabBarControllerDelegate)?
  open var tabBar: UITabBar { bar }
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  open func setViewControllers(_ new: [UIViewController]?, animated: Bool) {
    for old in controllers {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    controllers = new ?? []
    selected = min(selected, max(0, controllers.count - 1))
    for controller in controllers {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    bar.items = controllers.map(\.tabBarItem)
    bar.selectedItem = selectedViewController?.tabBarItem
    if isViewLoaded { showSelected(insteadOf: nil) }
  }
  open var selectedIndex: Int {
    get { selected }
    set { select(newValue) }
  }
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(selected) ? controllers[selected] : nil }
    set { if let index = controllers.firstIndex(where: { $0 === newValue }) { select(index) } }
  }

  private func select(_ index: Int) {
    guard index != selected, controllers.indices.contains(index) else { return }
    let old = selectedViewController
    selected = index
    bar.selectedItem = selectedViewController?.tabBarItem
    if isViewLoaded { showSelected(insteadOf: old) }
  }

  /// What a tap on a tab does, the delegate's part included.
  func userSelected(_ index: Int) {
    guard controllers.indices.contains(index) else { return }
    let controller = controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    select(index)
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func showSelected(insteadOf old: UIViewController?) {
    guard let controller = selectedViewController else { return }
    let isVisible = view.window != nil
    if isVisible {
      old?.beginAppearanceTransition(false, animated: false)
      controller.beginAppearanceTransition(true, animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    controller.view.frame = contentView.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(controller.view)
    view.setNeedsLayout()
    if isVisible {
      view.layoutIfNeeded()
      controller.endAppearanceTransition()
      old?.endAppearanceTransition()
    }
  }

  open override func loadView() {
    let root = UILayoutContainerView(frame: UIScreen.main.bounds)
    root.onLayout = { [weak self] in self?.layoutBar() }
    contentView.frame = root.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(contentView)
    root.addSubview(bar)
    view = root
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected(insteadOf: nil)
  }

  private func layoutBar() {
    let bottom = view.safeAreaInsets.bottom
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - 49 - bottom, width: view.bounds.width, height: 49 + bottom)
    for controller in controllers {
      controller.setContainerSafeArea(
        UIEdgeInsets(top: 0, left: 0, bottom: bar.isHidden ? 0 : 49, right: 0))
    }
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
}
