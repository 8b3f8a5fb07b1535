/// A decomposed transform: first scale, then shear, then rotation, then translation.
public struct CGAffineTransformComponents: Hashable, Codable, Sendable {
  /// The factors of width and height; a negative one mirrors.
  public var scale: CGSize
  /// How far x moves per unit of y, after scaling and before rotation.
  public var horizontalShear: CGFloat
  /// Radians.
  public var rotation: CGFloat
  /// The distance by which the origin moves.
  public var translation: CGVector

  /// Creates components that are all zero, so the transform maps everything to the origin; they aren't those of the
  /// identity.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Creates components, with the rotation in radians.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}
