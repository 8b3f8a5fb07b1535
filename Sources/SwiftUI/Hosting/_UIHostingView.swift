/// The view in which a SwiftUI view is shown.
open class _UIHostingView<Content: View>: UIView, UndrawnContent {
  public var rootView: Content

  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    UndrawnViews.exist = true
    backgroundColor = .systemBackground
  }

  @available(*, unavailable)
  public required init?(coder aDecoder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }

  package var undrawnName: String { DarkroomSwiftUI.undrawnName(of: rootView) }

  /// Zero; the next assertion fails, because nothing is measured yet.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    UndrawnViews.reach(undrawnName)
    return .zero
  }

  open override func draw(_ rect: CGRect) { UndrawnViews.reach(undrawnName) }
}
