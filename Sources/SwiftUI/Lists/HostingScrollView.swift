/// Shows the visible part of a scroll view's content.
final class HostingScrollView: UIScrollView {
  /// Called when the scroll view was scrolled by something other than the view tree.
  var scrolled: (CGPoint) -> Void = { _ in }
  /// Whether the content scrolls vertically.
  var scrollsVertically = false
  private var isShowing = false
  private var refreshAction: RefreshAction?

  init() {
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != old, !isShowing { scrolled(newValue.origin) }
    }
  }

  /// Makes a pull run an action; the control is shown until the action ends.
  func refresh(by action: RefreshAction?) {
    refreshAction = action
    if action == nil {
      refreshControl = nil
    } else if refreshControl == nil {
      let control = UIRefreshControl()
      control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
      refreshControl = control
    }
  }

  private func refresh() {
    guard let action = refreshAction, let control = refreshControl else { return }
    Task { @MainActor in
      await action()
      control.endRefreshing()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showBarsBelow()
  }

  /// Shows the material of bars at the bottom if content continues below them, as iOS does since version 15.
  private func showBarsBelow() {
    guard scrollsVertically, contentInset.bottom > 0 else { return }
    let end = contentOffset.y + bounds.height - contentInset.bottom
    let goesOn = contentSize.height - end > 0.5
    var responder = next
    while let current = responder {
      if let navigation = current as? UINavigationController, !navigation.isToolbarHidden {
        navigation.toolbar?.showBarMaterialInPictures(goesOn)
      }
      (current as? UITabBarController)?.tabBar.showBarMaterialInPictures(goesOn)
      responder = current.next
    }
  }

  /// Clears the view for content with the given geometry.
  func show(_ content: CGSize, in frame: CGSize, insets: UIEdgeInsets, offset: CGPoint) {
    isShowing = true
    defer { isShowing = false }
    for view in subviews where view !== refreshControl { view.removeFromSuperview() }
    // The insets are set first; otherwise content that does not extend into them would be scrolled back, together with
    // a large title.
    contentInset = insets
    super.frame.size = frame
    contentSize = content
    contentOffset = offset
  }
}
