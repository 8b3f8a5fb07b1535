/// A rectangle with a separate radius for each corner.
public struct UnevenRoundedRectangle {
  /// The radii of the corners, in points; they are limited to half of the shorter side.
  public var cornerRadii: RectangleCornerRadii
  /// Whether corners are continuous curves or circular.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with a radius for each corner, by default with continuous curves.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// Creates a rectangle with a radius for each corner in points, each 0 by default.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public nonisolated var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { amount, shape in
      let radii = shape.cornerRadii
      return UnevenRoundedRectangle(
        topLeadingRadius: max(0, radii.topLeading - amount),
        bottomLeadingRadius: max(0, radii.bottomLeading - amount),
        bottomTrailingRadius: max(0, radii.bottomTrailing - amount),
        topTrailingRadius: max(0, radii.topTrailing - amount), style: shape.style)
    }
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
  /// A rectangle with a radius for each corner in points, each 0 by default.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension UnevenRoundedRectangle: Shape {}
