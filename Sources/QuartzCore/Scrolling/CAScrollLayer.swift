/// A layer that shows a part of larger sublayers.
open class CAScrollLayer: CALayer {
  /// The coordinates of the origin that `scroll(to:)` may change; setting `bounds` is not limited.
  open var scrollMode = CAScrollLayerScrollMode.both

  public override init() {
    super.init()
    masksToBounds = true
  }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Moves the origin of the bounds, as far as the mode allows it.
  open func scroll(to p: CGPoint) {
    if scrollMode == .both || scrollMode == .horizontally { bounds.origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { bounds.origin.y = p.y }
  }

  /// Scrolls by the smallest distance that shows the rectangle.
  open func scroll(to r: CGRect) {
    func offset(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      if high - low > length || low < start { return low }
      return high > start + length ? high - length : start
    }
    scroll(
      to: CGPoint(
        x: offset(r.minX, r.maxX, bounds.minX, bounds.width),
        y: offset(r.minY, r.maxY, bounds.minY, bounds.height)))
  }
}
