/// The radius of each corner, in points.
public struct RectangleCornerRadii: Equatable, Sendable, Animatable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  /// Creates radii, by default 0; a shape limits them to half of its shorter side.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  public var animatableData:
    AnimatablePair<
      AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
    >
  {
    get { .init(.init(topLeading, bottomLeading), .init(bottomTrailing, topTrailing)) }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }
}
