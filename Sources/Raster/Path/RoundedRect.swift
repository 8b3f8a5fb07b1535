/// A rectangle with circular corners, each of its own radius.
package struct RoundedRect: Hashable, Sendable {
  package var rect: Rect
  package var topLeft: Double
  package var topRight: Double
  package var bottomRight: Double
  package var bottomLeft: Double

  package init(
    rect: Rect, topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double
  ) {
    self.rect = rect
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package init(rect: Rect, radius: Double) {
    self.init(
      rect: rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  package var isRectangle: Bool {
    topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0
  }
}
