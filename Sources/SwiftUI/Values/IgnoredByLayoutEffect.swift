/// An effect that layout ignores.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public typealias Body = Never

  var base: Base

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}
