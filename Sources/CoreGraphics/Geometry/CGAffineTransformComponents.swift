/// A transform taken apart: first scale, then shear, then rotation, then translation.
public struct CGAffineTransformComponents: Hashable, Codable, Sendable {
  public var scale: CGSize
  /// How far x moves for each unit of y, after the scaling and before the rotation.
  public var horizontalShear: CGFloat
  /// Radians.
  public var rotation: CGFloat
  public var translation: CGVector

  /// All zero, so its transform maps everything to the origin; not the components of the identity.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}
