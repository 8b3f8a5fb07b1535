/// Draws what a closure draws.
final class HandDrawnView: UIView {
  private let drawing: (CGContext, CGRect) -> Void

  /// - Parameter isOpaque: Whether pixels without drawing are black.
  init(isOpaque: Bool, drawing: @escaping (CGContext, CGRect) -> Void) {
    self.drawing = drawing
    super.init(frame: .zero)
    backgroundColor = isOpaque ? .black : .clear
    self.isOpaque = isOpaque
    contentMode = .redraw
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { drawing(context, bounds) }
  }
}
