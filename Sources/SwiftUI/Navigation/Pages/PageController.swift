/// The controller of a page in a stack, a tab or a sheet.
final class PageController: UIHostingController<PageRoot> {
  /// Called when the settings of the page may have changed.
  var settingsChanged: () -> Void = {}

  init(_ content: any View, _ surroundings: PageSurroundings) {
    super.init(rootView: PageRoot(content: EmptyView()))
    show(content, surroundings)
  }

  required init?(coder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }

  func show(_ content: any View, _ surroundings: PageSurroundings) {
    var environment = surroundings.environment
    // Each page has an edit mode of its own.
    environment.pageEditMode = nil
    inherited = environment
    rootView = PageRoot(content: content, surroundings: surroundings)
  }

  /// The current settings of the page.
  var settings: PageSettings { evaluatedSettings }

  /// The first scroll view that extends to the top of the page, which moves the title of a bar.
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let known = super.contentScrollView(for: edge) { return known }
    guard edge.contains(.top), let page = viewIfLoaded else { return nil }
    return page.firstScrollView { $0.convert($0.bounds.origin, to: page).y <= 0.5 }
  }

  override func settingsDidChange() {
    super.settingsDidChange()
    settingsChanged()
  }
}

extension UIView {
  /// The first vertical scroll view with a property; pages inside are not searched.
  fileprivate func firstScrollView(
    where isWanted: (HostingScrollView) -> Bool
  ) -> HostingScrollView? {
    for view in subviews where !(view is PlatformViewHost) {
      if let scrollView = view as? HostingScrollView, scrollView.scrollsVertically,
        isWanted(scrollView)
      {
        return scrollView
      }
      if let found = view.firstScrollView(where: isWanted) { return found }
    }
    return nil
  }
}
