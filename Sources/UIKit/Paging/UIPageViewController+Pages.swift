import DarkroomCoreGraphics

extension UIPageViewController {
  func makeContainer() -> UIView {
    let root = _UIPageViewControllerContentView(frame: UIScreen.main.bounds)
    root.onLayout = { [weak self] in self?.layOutPages() }
    pageArea.clipsToBounds = true
    if transitionStyle == .scroll {
      pageScroll.addSubview(pageArea)
      root.addSubview(pageScroll)
    } else {
      root.addSubview(pageArea)
    }
    return root
  }

  func show(_ new: [UIViewController], animated: Bool) {
    UncaughtException.require(
      spineLocation == .mid || new.count <= 1 || isDoubleSided,
      "The number of view controllers provided (\(new.count)) doesn't match the number required (1) for the requested transition",
      name: .invalidArgument)
    let old = pages
    pages = new
    let leaving = old.filter { page in !new.contains { $0 === page } }
    let coming = new.filter { page in !old.contains { $0 === page } }
    for page in leaving { announceRemoval(of: page) }
    for page in coming { addChild(page) }
    if isViewLoaded { exchange(leaving, for: coming, animated) }
    for page in leaving { page.removeFromParent() }
    for page in coming { page.didMove(toParent: self) }
    showPageControl()
  }

  /// A controller that removed itself is no longer a page.
  func drop(_ child: UIViewController) {
    guard pages.contains(where: { $0 === child }) else { return }
    pages.removeAll { $0 === child }
    child.viewIfLoaded?.removeFromSuperview()
    viewIfLoaded?.setNeedsLayout()
  }

  private func exchange(
    _ leaving: [UIViewController], for coming: [UIViewController], _ animated: Bool
  ) {
    let isVisible = view.window != nil
    if isVisible {
      for page in leaving { page.beginAppearanceTransition(false, animated: animated) }
      for page in coming { page.beginAppearanceTransition(true, animated: animated) }
    }
    for page in leaving { page.viewIfLoaded?.removeFromSuperview() }
    installPages()
    guard isVisible else { return }
    view.layoutIfNeeded()
    for page in coming { page.endAppearanceTransition() }
    for page in leaving { page.endAppearanceTransition() }
  }

  func installPages() {
    for page in pages where page.view.superview !== pageArea { pageArea.addSubview(page.view) }
    layOutPages()
  }

  /// Two pages with a spine in the middle are side by side; otherwise the first one fills the area.
  private func layOutPages() {
    let control = control
    let height = control == nil ? 0 : Self.controlHeight
    let bottom = control == nil ? 0 : view.safeAreaInsets.bottom
    let area = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - height - bottom)
    if transitionStyle == .scroll {
      pageScroll.show(pageArea, in: area, isHorizontal: navigationOrientation == .horizontal)
    } else {
      pageArea.frame = area
    }
    control?.frame = CGRect(x: 0, y: area.maxY, width: view.bounds.width, height: height)
    let isSpread = spineLocation == .mid && pages.count > 1
    for (index, page) in pages.enumerated() {
      var frame = pageArea.bounds
      if isSpread {
        frame.size.width /= 2
        frame.origin.x = CGFloat(index) * frame.width
      }
      page.view.isHidden = !isSpread && index > 0
      page.view.frame = frame
    }
  }

  /// Points below the pages, as on iOS.
  private static let controlHeight: CGFloat = 37

  /// The page control is shown only for scrolled pages side by side, if the data source provides the counts.
  func showPageControl() {
    guard isViewLoaded else { return }
    let count =
      transitionStyle == .scroll && navigationOrientation == .horizontal
      ? dataSource?.presentationCount(for: self) ?? 0 : 0
    guard count > 0 else {
      control?.removeFromSuperview()
      control = nil
      return view.setNeedsLayout()
    }
    let shown = control ?? UIPageControl()
    shown.numberOfPages = count
    shown.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    shown.isUserInteractionEnabled = false
    if shown.superview == nil { view.addSubview(shown) }
    control = shown
    view.setNeedsLayout()
  }
}
