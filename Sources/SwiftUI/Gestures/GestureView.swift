/// Holds what has a gesture.
class GestureView: UIView, TouchContainer {
  let responder: GestureResponder

  init(_ responder: GestureResponder) {
    self.responder = responder
    super.init(frame: .zero)
    isOpaque = false
  }

  func takesTouches(at point: CGPoint) -> Bool? { nil }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }
}
