/// A view with a gesture.
final class GestureNode: LayoutNode {
  private let responder: GestureResponder

  init(_ child: LayoutNode, _ responder: GestureResponder) {
    self.responder = responder
    super.init(around: child)
  }

  override func makeView() -> UIView? { GestureView(responder) }
}
