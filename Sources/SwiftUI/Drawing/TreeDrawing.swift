/// Makes views of placed nodes.
///
/// Positions are rounded to pixels here.
@MainActor
struct TreeDrawing {
  let scale: CGFloat

  /// Adds the views of a node to a view; both positions are needed because the origins of the node's parent and of the
  /// view differ.
  ///
  /// - Parameter paddings: The paddings in the view around the node, the innermost first.
  func draw(
    _ node: LayoutNode, from parent: CGPoint, into view: UIView, at corner: CGPoint,
    within paddings: [UIEdgeInsets] = []
  ) {
    let count = view.subviews.count
    addViews(of: node, from: parent, into: view, at: corner, within: paddings)
    for properties in node.accessibility {
      properties.apply(to: Array(view.subviews[count...]), in: node.environment)
    }
    for action in node.whenDrawn { action(Array(view.subviews[count...])) }
  }

  private func addViews(
    of node: LayoutNode, from parent: CGPoint, into view: UIView, at corner: CGPoint,
    within paddings: [UIEdgeInsets]
  ) {
    let exact = node.frame.offsetBy(dx: parent.x, dy: parent.y)
    guard let shown = node.makeView() else {
      let inner = node.padding.map { [$0] + paddings } ?? paddings
      return drawChildren(of: node, from: exact.origin, into: view, at: corner, within: inner)
    }
    node.paddings = paddings
    let own = node.redaction(of: shown) ?? shown
    let rounded = rounded(node.drawnFrame.offsetBy(dx: parent.x, dy: parent.y))
    own.frame = rounded.offsetBy(dx: -corner.x, dy: -corner.y)
    own.viewSource = node
    view.addSubview(own)
    // The bounds of a scroll view start at its content offset.
    let inner = CGPoint(
      x: rounded.minX - own.bounds.minX, y: rounded.minY - own.bounds.minY)
    if own === shown {
      drawChildren(of: node, from: exact.origin, into: own, at: inner, within: [])
    }
  }

  private func drawChildren(
    of node: LayoutNode, from parent: CGPoint, into view: UIView, at corner: CGPoint,
    within paddings: [UIEdgeInsets]
  ) {
    for child in node.drawnChildren {
      draw(
        child, from: parent, into: node.container(of: child, in: view), at: corner,
        within: paddings)
    }
  }

  private func rounded(_ rect: CGRect) -> CGRect {
    let (x, y) = (rounded(rect.minX), rounded(rect.minY))
    return CGRect(x: x, y: y, width: rounded(rect.maxX) - x, height: rounded(rect.maxY) - y)
  }

  /// Rounds to the nearest pixel, with halves rounded up and a tolerance for arithmetic errors.
  ///
  /// - SeeAlso: OpenSwiftUI, `roundCoordinatesToNearestOrUp`. We differ in what arithmetic leaves over.
  private func rounded(_ length: CGFloat) -> CGFloat {
    (length * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}
