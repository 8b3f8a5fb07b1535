/// A button in its look.
final class ButtonNode: LayoutNode {
  private let responder: GestureResponder
  let press: ButtonPress

  init(_ child: LayoutNode, _ responder: GestureResponder, _ press: ButtonPress) {
    self.responder = responder
    self.press = press
    super.init(around: child)
  }

  override func makeView() -> UIView? {
    press.reach = CGRect(origin: .zero, size: frame.size).insetBy(dx: -Self.slop, dy: -Self.slop)
    return ButtonView(responder, press)
  }

  /// How far a finger may move outside of the button without canceling the tap, in points.
  private static let slop: CGFloat = 70
}
