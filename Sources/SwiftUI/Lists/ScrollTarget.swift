/// Where scrolling ends.
public struct ScrollTarget: Hashable, Sendable {
  /// The rectangle that becomes visible, in the coordinates of the content.
  public var rect: CGRect
  /// The point of the rectangle that coincides with the same point of the scroll view, in the unit square.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  public static func == (lhs: ScrollTarget, rhs: ScrollTarget) -> Bool {
    lhs.rect == rhs.rect && lhs.anchor == rhs.anchor
  }
  public func hash(into hasher: inout Hasher) {
    for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
    hasher.combine(anchor)
  }
}
