struct _ScaleEffect: GeometryEffect {
  typealias Body = Never

  var scale: CGSize
  var anchor: UnitPoint

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    let transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return ProjectionTransform(transform, at: anchor, in: size)
  }

  nonisolated var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { .init(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}
