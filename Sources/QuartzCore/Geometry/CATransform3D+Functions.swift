import DarkroomCoreGraphics
import DarkroomRaster

/// Exactly, without a tolerance.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether all elements are equal, without a tolerance.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A translation; the part along z is not visible, because layers are drawn flat.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}

/// A scaling about the origin; the part along z is not visible, because layers are drawn flat.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

/// A rotation by `angle` radians about the axis (x, y, z); the identity if the axis has no length.
///
/// - SeeAlso: M. E. Pique, "Rotation tools", in "Graphics Gems" (1990). As there.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let turn = Rotation(angle: angle)
  let (s, c) = (CGFloat(turn.sine), CGFloat(turn.cosine))
  let k = 1 - c
  return CATransform3D(
    m11: x * x * k + c, m12: x * y * k + z * s, m13: x * z * k - y * s, m14: 0,
    m21: x * y * k - z * s, m22: y * y * k + c, m23: y * z * k + x * s, m24: 0,
    m31: x * z * k + y * s, m32: y * z * k - x * s, m33: z * z * k + c, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// First the translation, then `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// First the scaling, then `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Rotates by `angle` radians about the axis (x, y, z), and then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// First `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (p, q) = (a.rows, b.rows)
  var product = [CGFloat](repeating: 0, count: 16)
  for row in 0..<4 {
    for column in 0..<4 {
      var sum: CGFloat = 0
      for k in 0..<4 { sum += p[row * 4 + k] * q[k * 4 + column] }
      product[row * 4 + column] = sum
    }
  }
  return CATransform3D(rows: product)
}

/// The inverse of `t`, or `t` itself if it has none.
///
/// - SeeAlso: W. H. Press et al., "Numerical Recipes", section 2.1, Gauss and Jordan. We differ: the pivot is the
///   largest of its column, not of all that is left.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var m = t.rows
  var inverse = CATransform3DIdentity.rows
  for column in 0..<4 {
    let candidates = column..<4
    guard
      let pivot = candidates.max(by: { abs(m[$0 * 4 + column]) < abs(m[$1 * 4 + column]) }),
      m[pivot * 4 + column] != 0
    else { return t }
    for k in 0..<4 {
      m.swapAt(pivot * 4 + k, column * 4 + k)
      inverse.swapAt(pivot * 4 + k, column * 4 + k)
    }
    let scale = m[column * 4 + column]
    for k in 0..<4 {
      m[column * 4 + k] /= scale
      inverse[column * 4 + k] /= scale
    }
    for row in 0..<4 where row != column {
      let factor = m[row * 4 + column]
      for k in 0..<4 {
        m[row * 4 + k] -= factor * m[column * 4 + k]
        inverse[row * 4 + k] -= factor * inverse[column * 4 + k]
      }
    }
  }
  return CATransform3D(rows: inverse)
}

/// The transform in the plane as a transform in space, which leaves z unchanged.
public func CATransform3DMakeAffineTransform(_ t: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [t.a, t.b, 0, 0, t.c, t.d, 0, 0, 0, 0, 1, 0, t.tx, t.ty, 0, 1])
}

/// Whether `CATransform3DGetAffineTransform` would preserve the transform.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1
    && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// The effect of the transform on x and y in the plane z = 0; perspective and depth are ignored.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
