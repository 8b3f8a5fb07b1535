import DarkroomCoreGraphics
public import Foundation

/// A stack of controllers under a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }

  private final let bar: UINavigationBar
  private final let contentView = UIView()
  private var stack: [UIViewController] = []
  private var isBarHidden = false

  public override init(nibName: String?, bundle: Bundle?) {
    bar = UINavigationBar()
    super.init(nibName: nibName, bundle: bundle)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar =
      (navigationBarClass as? UINavigationBar.Type)
      .map { ViewInstantiation.view(of: $0, frame: .zero) } ?? UINavigationBar()
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    bar = UINavigationBar()
    super.init(coder: coder)
  }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  open weak var delegate: (any UINavigationControllerDelegate)?
  open var navigationBar: UINavigationBar { bar }
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    barDidChange()
  }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  // MARK: Stack

  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    change(animated) { stack = controllers }
  }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    change(animated) { stack.append(controller) }
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(animated) { stack.removeLast() }
    return top
  }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }
  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(animated) { stack.removeSubrange((index + 1)...) }
    return popped
  }
  open override func show(_ controller: UIViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  /// Changes the stack; the old top leaves and the new one appears at once.
  private func change(_ animated: Bool, _ body: () -> Void) {
    let old = stack
    body()
    for controller in old where !stack.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
    }
    for controller in stack where controller.parent !== self { addChild(controller) }
    if isViewLoaded { showTop(insteadOf: old.last, animated) }
    for controller in old where !stack.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    for controller in stack where !old.contains(where: { $0 === controller }) {
      controller.didMove(toParent: self)
    }
    barDidChange()
  }

  private func showTop(insteadOf old: UIViewController?, _ animated: Bool) {
    guard let top = topViewController, top.viewIfLoaded?.superview !== contentView || old !== top
    else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
    let isVisible = view.window != nil
    if isVisible {
      if old !== top { old?.beginAppearanceTransition(false, animated: animated) }
      top.beginAppearanceTransition(true, animated: animated)
    }
    if old !== top { old?.viewIfLoaded?.removeFromSuperview() }
    top.view.frame = contentView.bounds
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(top.view)
    view.setNeedsLayout()
    if isVisible {
      view.layoutIfNeeded()
      top.endAppearanceTransition()
      if old !== top { old?.endAppearanceTransition() }
    }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  // MARK: View

  open override func loadView() {
    let root = UILayoutContainerView(frame: UIScreen.main.bounds)
    root.onLayout = { [weak self] in self?.layoutBars() }
    contentView.frame = root.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(contentView)
    root.addSubview(bar)
    view = root
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop(insteadOf: nil, false)
    barDidChange()
  }

  /// The bar lies below the status bar and shows its background behind it.
  private func layoutBars() {
    let top = view.safeAreaInsets.top
    bar.isHidden = isBarHidden
    bar.topExtension = top
    let height = bar.sizeThatFits(view.bounds.size).height
    bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    for controller in stack {
      controller.setContainerSafeArea(
        UIEdgeInsets(top: isBarHidden ? 0 : height, left: 0, bottom: 0, right: 0))
    }
  }

  func barDidChange() {
    bar.items = stack.map(\.navigationItem)
    viewIfLoaded?.setNeedsLayout()
  }

  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
}
