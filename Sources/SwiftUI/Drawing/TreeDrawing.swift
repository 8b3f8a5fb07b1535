/// Makes views of placed nodes.
///
/// This is where places are rounded to pixels.
@MainActor
struct TreeDrawing {
  let scale: CGFloat
  let bounds: CGRect
  /// The part of the bounds that nothing covers.
  let safeArea: CGRect

  /// Adds the views of a node whose parent begins at a point, to a view that begins at another.
  func draw(_ node: LayoutNode, from parent: CGPoint, into view: UIView, at corner: CGPoint) {
    let exact = node.frame.offsetBy(dx: parent.x, dy: parent.y)
    guard let own = node.makeView() else {
      return drawChildren(of: node, from: exact.origin, into: view, at: corner)
    }
    let rounded = rounded(bled(exact, node.bleeding))
    own.frame = rounded.offsetBy(dx: -corner.x, dy: -corner.y)
    view.addSubview(own)
    drawChildren(of: node, from: exact.origin, into: own, at: rounded.origin)
  }

  private func drawChildren(
    of node: LayoutNode, from parent: CGPoint, into view: UIView, at corner: CGPoint
  ) {
    for child in node.drawnChildren { draw(child, from: parent, into: view, at: corner) }
  }

  private func rounded(_ rect: CGRect) -> CGRect {
    let (x, y) = (rounded(rect.minX), rounded(rect.minY))
    return CGRect(x: x, y: y, width: rounded(rect.maxX) - x, height: rounded(rect.maxY) - y)
  }

  private func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

  /// The rectangle, drawn on into the safe area that its edges touch.
  private func bled(_ rect: CGRect, _ edges: Edge.Set) -> CGRect {
    guard !edges.isEmpty else { return rect }
    let tolerance = 0.01
    let top = edges.contains(.top) && rect.minY <= safeArea.minY + tolerance
    let bottom = edges.contains(.bottom) && rect.maxY >= safeArea.maxY - tolerance
    let left = edges.contains(.leading) && rect.minX <= safeArea.minX + tolerance
    let right = edges.contains(.trailing) && rect.maxX >= safeArea.maxX - tolerance
    let minX = left ? min(bounds.minX, rect.minX) : rect.minX
    let minY = top ? min(bounds.minY, rect.minY) : rect.minY
    let maxX = right ? max(bounds.maxX, rect.maxX) : rect.maxX
    let maxY = bottom ? max(bounds.maxY, rect.maxY) : rect.maxY
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
