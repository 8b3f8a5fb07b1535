extension PageController {
  /// Places a view behind the page instead of the screen's background.
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

/// The background of a presented page.
final class PresentationBackgroundView: _UIHostingView<AnyView> {}
