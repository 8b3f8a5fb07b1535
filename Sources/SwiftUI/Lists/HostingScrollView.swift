/// Shows the part of a scroll view's content that it is scrolled to.
final class HostingScrollView: UIScrollView {
  /// Called when something else than the tree of views has scrolled.
  var scrolled: (CGPoint) -> Void = { _ in }
  private var isShowing = false

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

  /// Empties the view for content that lies as given.
  func show(_ content: CGSize, in frame: CGSize, insets: UIEdgeInsets, offset: CGPoint) {
    isShowing = true
    defer { isShowing = false }
    for view in subviews { view.removeFromSuperview() }
    super.frame.size = frame
    contentSize = content
    contentInset = insets
    contentOffset = offset
  }
}
