/// What changes the look of a view and not where it lies.
public protocol VisualEffect: Sendable, Animatable {}

extension VisualEffect {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { EmptyVisualEffect() }
  public func offset(_ offset: CGSize) -> some VisualEffect { EmptyVisualEffect() }
  public func opacity(_ opacity: Double) -> some VisualEffect { EmptyVisualEffect() }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    EmptyVisualEffect()
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    EmptyVisualEffect()
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { EmptyVisualEffect() }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    EmptyVisualEffect()
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { EmptyVisualEffect() }
  public func brightness(_ amount: Double) -> some VisualEffect { EmptyVisualEffect() }
  public func saturation(_ amount: Double) -> some VisualEffect { EmptyVisualEffect() }
  public func grayscale(_ amount: Double) -> some VisualEffect { EmptyVisualEffect() }
}
