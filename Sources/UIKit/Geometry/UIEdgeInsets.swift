/// Distances from the edges of a rectangle, in points; positive values point inwards.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public static let zero = UIEdgeInsets()

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets: Codable {
  /// Decodes four numbers without keys: top, left, bottom and right.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    top = try container.decode(CGFloat.self)
    left = try container.decode(CGFloat.self)
    bottom = try container.decode(CGFloat.self)
    right = try container.decode(CGFloat.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(top)
    try container.encode(left)
    try container.encode(bottom)
    try container.encode(right)
  }
}

extension UIEdgeInsets {
  var horizontal: CGFloat { left + right }
  var vertical: CGFloat { top + bottom }
}

extension CGRect {
  /// The rectangle inside the insets; its size can become negative, as in UIKit.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    let box = standardized
    return CGRect(
      origin: CGPoint(x: box.origin.x + insets.left, y: box.origin.y + insets.top),
      size: CGSize(
        width: box.size.width - insets.horizontal, height: box.size.height - insets.vertical))
  }
}
