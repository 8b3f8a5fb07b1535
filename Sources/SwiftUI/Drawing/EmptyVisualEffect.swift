/// The effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  public typealias AnimatableData = EmptyAnimatableData

  public init() {}
}
