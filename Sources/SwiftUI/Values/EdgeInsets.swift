/// The insets of the sides of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable, Animatable {
  public var top: CGFloat
  /// The inset at the leading edge, in points: at the right if the layout direction is right to left.
  public var leading: CGFloat
  public var bottom: CGFloat
  /// The inset at the trailing edge, in points: at the left if the layout direction is right to left.
  public var trailing: CGFloat

  /// Creates insets of 0 points.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  /// Creates insets from insets of UIKit, whose leading and trailing edges mean the same.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }

  public var animatableData:
    AnimatablePair<
      CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get { .init(top, .init(leading, .init(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates insets of UIKit, whose leading and trailing edges mean the same.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
      trailing: edgeInsets.trailing)
  }
}
