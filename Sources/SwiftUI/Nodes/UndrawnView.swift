/// The placeholder of a view that is declared but not drawn yet.
final class UndrawnView: UIView, UndrawnContent {
  package let undrawnName: String

  init(_ name: String) {
    undrawnName = name
    super.init(frame: .zero)
    UndrawnViews.exist = true
    isOpaque = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }

  override func draw(_ rect: CGRect) { UndrawnViews.reach(undrawnName) }
}
