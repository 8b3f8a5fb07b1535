import DarkroomRaster

extension CGAffineTransform {
  /// Creates the transform that first scales, then shears, rotates and translates.
  public init(_ components: CGAffineTransformComponents) {
    let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    let move = CGAffineTransform(
      translationX: components.translation.dx, y: components.translation.dy)
    self = scale.concatenating(shear).concatenating(
      CGAffineTransform(rotationAngle: components.rotation)
    ).concatenating(move)
  }

  /// The components; a mirrored transform has a negative height in `scale`.
  ///
  /// - SeeAlso: S. W. Thomas, "Decomposing a matrix into simple transformations", in "Graphics Gems II" (1991). We
  ///   differ: two axes, and what mirrors is kept in the height alone.
  public func decomposed() -> CGAffineTransformComponents {
    let width = (a * a + b * b).squareRoot()
    guard width > 0 else {
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: (c * c + d * d).squareRoot()), horizontalShear: 0,
        rotation: Rotation.angle(y: -c, x: d), translation: CGVector(dx: tx, dy: ty))
    }
    let height = (a * d - b * c) / width
    let along = (a * c + b * d) / width
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : along / height, rotation: Rotation.angle(y: b, x: a),
      translation: CGVector(dx: tx, dy: ty))
  }
}
