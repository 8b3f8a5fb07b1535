struct _TransformEffect: GeometryEffect {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData

  var transform: CGAffineTransform

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(transform)
  }
}
