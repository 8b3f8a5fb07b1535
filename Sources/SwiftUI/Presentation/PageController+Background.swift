extension PageController {
  /// Lays a view behind the page, in place of the background that screens have.
  func takeBackground(_ content: (any View)?) {
    let known = view.subviews.first as? PresentationBackgroundView
    guard let content else {
      if let known {
        known.removeFromSuperview()
        view.backgroundColor = .systemBackground
      }
      return
    }
    let background = known ?? PresentationBackgroundView(rootView: AnyView(EmptyView()))
    if known == nil {
      background.backgroundColor = nil
      background.ignoresSafeArea = true
      background.isUserInteractionEnabled = false
      background.frame = view.bounds
      background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.backgroundColor = nil
      view.insertSubview(background, at: 0)
    }
    background.inherited = inherited
    background.rootView = AnyView(content)
  }
}

/// What is behind a presented page.
final class PresentationBackgroundView: _UIHostingView<AnyView> {}
