/// Shows the part of a scroll view's content that it is scrolled to.
final class HostingScrollView: UIScrollView {
  /// Called when something else than the tree of views has scrolled.
  var scrolled: (CGPoint) -> Void = { _ in }
  /// Whether the content is scrolled up and down.
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

  /// Lets a pull call an action, until the end of which the control is shown.
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

  /// Bars at the bottom have their material over content that goes on below them, as on iOS since 15.
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

  /// Empties the view for content that lies as given.
  func show(_ content: CGSize, in frame: CGSize, insets: UIEdgeInsets, offset: CGPoint) {
    isShowing = true
    defer { isShowing = false }
    for view in subviews where view !== refreshControl { view.removeFromSuperview() }
    // First, because content that does not reach into the insets would be brought back, and a large title with it.
    contentInset = insets
    super.frame.size = frame
    contentSize = content
    contentOffset = offset
  }
}
