public import DarkroomCoreGraphics
package import DarkroomRaster

/// A transform in space; points are rows: [x y z 1] · M.
///
/// Layers are drawn flat: only its effect on x and y in the plane z = 0 is visible.
public struct CATransform3D: Equatable, Sendable {
  /// The first row: the place to which the x-axis is mapped.
  public var m11, m12, m13, m14: CGFloat
  /// The second row: the place to which the y-axis is mapped.
  public var m21, m22, m23, m24: CGFloat
  /// The third row: the place to which the z-axis is mapped, which does not matter in the plane z = 0.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row: the translation, with m44 as the divisor.
  public var m41, m42, m43, m44: CGFloat

  /// Creates a transform with all elements zero, as in Apple's module; it isn't the identity.
  public init() { self.init(rows: Array(repeating: 0, count: 16)) }

  /// Creates a transform from its elements, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// - Precondition: There are 16 values, row by row.
  init(rows v: [CGFloat]) {
    self.init(
      m11: v[0], m12: v[1], m13: v[2], m14: v[3], m21: v[4], m22: v[5], m23: v[6], m24: v[7],
      m31: v[8], m32: v[9], m33: v[10], m34: v[11], m41: v[12], m42: v[13], m43: v[14],
      m44: v[15])
  }

  var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// The transform of the plane z = 0, seen along the z-axis.
  package var flattened: Transform {
    Transform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)
