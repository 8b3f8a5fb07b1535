/// A modifier that moves or distorts the drawing of a view, but not its layout.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns an effect that layout ignores, as it does for all effects here.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}
