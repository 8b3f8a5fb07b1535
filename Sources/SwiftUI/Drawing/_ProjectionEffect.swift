struct _ProjectionEffect: GeometryEffect {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData

  var transform: ProjectionTransform

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform { transform }
}
