/// Turns a view in space.
///
/// Like `layer.render(in:)` on iOS, pictures of a view show it as if it were not turned. A picture of the screen shows
/// its projection; a rotation with perspective fails by name there, because iOS draws its depth.
struct _Rotation3DEffect: GeometryEffect {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData

  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    let place = CGRect(origin: .zero, size: size).place(of: anchor)
    let rotation = CATransform3DConcat(
      CATransform3DMakeTranslation(-place.x, -place.y, -anchorZ),
      CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z))
    return ProjectionTransform(
      CATransform3DConcat(
        CATransform3DConcat(rotation, depth(of: size)),
        CATransform3DMakeTranslation(place.x, place.y, anchorZ)))
  }

  /// What is nearer is larger.
  private nonisolated func depth(of size: CGSize) -> CATransform3D {
    var depth = CATransform3DIdentity
    let side = max(size.width, size.height)
    if side > 0 { depth.m34 = -perspective / side }
    return depth
  }
}
