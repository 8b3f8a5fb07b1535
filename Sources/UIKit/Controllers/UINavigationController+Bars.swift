import DarkroomCoreGraphics

extension UINavigationController {
  func makeContainer() -> UIView {
    let root = UILayoutContainerView(frame: UIScreen.main.bounds)
    root.onLayout = { [weak self] in self?.layoutBars() }
    root.addContent(contentView, in: transitionView)
    root.addSubview(bar)
    return root
  }

  func barDidChange() { showItems(above: 0) }

  /// Makes the bar show the items of the stack.
  ///
  /// - Parameter kept: The number of its items that still belong to the lowest controllers.
  func showItems(above kept: Int) {
    let items = stack[kept...].map(\.navigationItem)
    if kept == 0 { bar.items = items } else { bar.items?.replaceSubrange(kept..., with: items) }
    bottomBar.items = topViewController?.toolbarItems
    viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Whether a pushed controller hides the bars at the bottom.
  var hidesBottomBars: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

  private var showsToolbar: Bool { !isBottomBarHidden && !hidesBottomBars }

  /// Lays out the bar below the status bar and the toolbar above the home indicator; their backgrounds extend to the
  /// edges of the screen.
  private func layoutBars() {
    showAwaitedContent()
    let area = view.safeAreaInsets
    let size = view.bounds.size
    bar.isHidden = isBarHidden
    bar.parts.topExtension = area.top
    bar.parts.isInSheet = area.top == 0 && isInSheet
    bar.frame = CGRect(
      x: 0, y: area.top, width: size.width, height: bar.sizeThatFits(size).height)
    bar.setNeedsLayout()
    bottomBar.isHidden = !showsToolbar
    if showsToolbar, bottomBar.superview == nil { view.addSubview(bottomBar) }
    bottomBar.frame = CGRect(
      x: 0, y: size.height - area.bottom - BarMetrics.height, width: size.width,
      height: BarMetrics.height)
    bottomBar.bottomExtension = area.bottom
    bottomBar.items = topViewController?.toolbarItems
    if let top = topViewController { layoutContent(of: top) }
    followContent()
  }

  /// Lays out the content, which extends below translucent bars with insets; opaque bars push it away.
  private func layoutContent(of controller: UIViewController) {
    let top = isBarHidden ? 0 : bar.frame.height
    let bottom = showsToolbar ? BarMetrics.height : 0
    let extends = controller.edgesForExtendedLayout
    let goesUnderBar =
      extends.contains(.top) && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    let goesUnderToolbar =
      extends.contains(.bottom)
      && (bottomBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    controller.setContainerSafeArea(
      UIEdgeInsets(
        top: goesUnderBar ? top : 0, left: 0, bottom: goesUnderToolbar ? bottom : 0, right: 0))
    guard let content = controller.viewIfLoaded, content.superview === contentView else { return }
    let barEdge = isBarHidden ? 0 : bar.frame.maxY
    let covered = UIEdgeInsets(
      top: goesUnderBar ? 0 : barEdge, left: 0,
      bottom: goesUnderToolbar || !showsToolbar ? 0 : view.bounds.height - bottomBar.frame.minY,
      right: 0)
    let frame = contentView.bounds.inset(by: covered)
    if content.frame != frame { content.frame = frame }
  }

  // MARK: The content's edge

  /// Collapses the search bar and then a large title as the top controller's content scrolls, and changes the bar's
  /// look at the content's top.
  func contentDidScroll(_ scrollView: UIScrollView) {
    guard let top = topViewController, let view = top.viewIfLoaded else { return }
    if let known = top.contentScrollView(for: .top) {
      guard scrollView === known else { return }
    } else {
      guard scrollView === view || scrollView.superview === view else { return }
    }
    follow(scrollView)
    if bar.hasLargeTitle || bar.hidesSearch { collapseRows(with: scrollView) }
  }

  private func collapseRows(with scrollView: UIScrollView) {
    let title = bar.hasLargeTitle ? bar.largeTitleHeight : 0
    let search = bar.hidesSearch ? bar.fullSearchHeight : 0
    let rest = bar.collapsedHeight + (bar.hidesSearch ? 0 : bar.fullSearchHeight)
    let shown = -scrollView.contentOffset.y - view.safeAreaInsets.top - rest
    let collapse = min(max(0, title - shown), title)
    let searchCollapse = min(max(0, title + search - shown), search)
    guard collapse != bar.parts.collapse || searchCollapse != bar.parts.searchCollapse else {
      return
    }
    bar.parts.collapse = collapse
    bar.parts.searchCollapse = searchCollapse
    bar.setNeedsLayout()
    view.setNeedsLayout()
  }

  /// Updates the bar; without a scroll view it always has its scroll edge appearance.
  private func followContent() {
    let top = topViewController
    let view = top?.viewIfLoaded
    let scrollView =
      top?.contentScrollView(for: .top) ?? view as? UIScrollView
      ?? view?.subviews.lazy.compactMap { $0 as? UIScrollView }
      .first { !($0 is _UIQueuingScrollView) }
    follow(scrollView)
  }

  private func follow(_ scrollView: UIScrollView?) {
    let isScrolled = scrollView?.isAwayFromTop ?? false
    guard isScrolled != bar.parts.isScrolled else { return }
    bar.parts.isScrolled = isScrolled
    bar.setNeedsLayout()
  }
}
