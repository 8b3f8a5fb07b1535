/// A rectangle with round corners, whose radii are in points.
///
/// The corners are continuous curves unless `style` is circular.
public struct RoundedRectangle {
  /// The radii of the corners across and down, in points; they are limited to half of the sides.
  public var cornerSize: CGSize
  /// Whether corners are continuous curves or circular; corners of different width and height are elliptical.
  public var style: RoundedCornerStyle

  /// Creates a rectangle whose corners can be wider than high, by default with continuous curves.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// Creates a rectangle with equal corners, by default with continuous curves.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius in points, at most half of the shorter side.
  ///   - style: Whether the corners are continuous curves or circular.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public nonisolated var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

extension RoundedRectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { amount, shape in
      let size = CGSize(
        width: max(0, shape.cornerSize.width - amount),
        height: max(0, shape.cornerSize.height - amount))
      return RoundedRectangle(cornerSize: size, style: shape.style)
    }
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners can be wider than high.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
  /// A rectangle with equal corners, whose radius is in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension RoundedRectangle: Shape {
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
