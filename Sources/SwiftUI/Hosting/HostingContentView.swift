/// The content of a cell that a hosting configuration makes.
///
/// Margins and backgrounds of cells are not drawn yet: pictures, dumps and sizes of it fail.
final class HostingContentView<Content: View>: UIView, UIContentView, UndrawnContent {
  var configuration: any UIContentConfiguration
  private let rootView: Content

  init(rootView: Content, configuration: any UIContentConfiguration) {
    self.configuration = configuration
    self.rootView = rootView
    super.init(frame: .zero)
    UndrawnViews.exist = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }

  var undrawnName: String { DarkroomSwiftUI.undrawnName(of: rootView) }

  /// Zero; the next assertion fails, because nothing is measured yet.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    UndrawnViews.reach(undrawnName)
    return .zero
  }

  override func draw(_ rect: CGRect) { UndrawnViews.reach(undrawnName) }
}
