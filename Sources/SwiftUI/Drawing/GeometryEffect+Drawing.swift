extension GeometryEffect {
  /// Nodes drawn with the effect, which is mirrored if text runs from right to left.
  @MainActor
  func nodes(around children: [LayoutNode], in environment: EnvironmentValues) -> [LayoutNode] {
    children.map { child in
      EffectNode(child) { view in
        view.arrange = {
          $0.layer.transform = layerTransform(in: $0.bounds.size, environment.layoutDirection)
        }
      }
    }
  }

  /// The effect relative to the middle of the view, as layers require it.
  private nonisolated func layerTransform(
    in size: CGSize, _ direction: LayoutDirection
  ) -> CATransform3D {
    let effect = effectValue(size: size)
    // iOS logs `ignoring singular matrix` and draws the view without the effect.
    guard effect.determinant != 0 else { return CATransform3DIdentity }
    let center = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
    let mirror = CGAffineTransform(scaleX: direction == .rightToLeft ? -1 : 1, y: 1)
    let whole = ProjectionTransform(mirror.concatenating(center))
      .concatenating(effect)
      .concatenating(ProjectionTransform(center.inverted().concatenating(mirror)))
    return CATransform3D(whole)
  }
}

extension ProjectionTransform {
  fileprivate nonisolated var determinant: CGFloat {
    let first = m11 * (m22 * m33 - m23 * m32)
    let second = m12 * (m21 * m33 - m23 * m31)
    return first - second + m13 * (m21 * m32 - m22 * m31)
  }

  /// Creates a transform relative to a point of a view.
  nonisolated init(_ transform: CGAffineTransform, at anchor: UnitPoint, in size: CGSize) {
    let place = CGRect(origin: .zero, size: size).place(of: anchor)
    self.init(
      CGAffineTransform(translationX: -place.x, y: -place.y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: place.x, y: place.y)))
  }
}

extension CATransform3D {
  fileprivate init(_ m: ProjectionTransform) {
    self = CATransform3DIdentity
    (m11, m12, m14) = (m.m11, m.m12, m.m13)
    (m21, m22, m24) = (m.m21, m.m22, m.m23)
    (m41, m42, m44) = (m.m31, m.m32, m.m33)
  }
}
