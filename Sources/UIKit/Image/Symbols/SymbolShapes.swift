/// Shapes that several symbols share.
enum SymbolShapes {
  static func line(_ points: (CGFloat, CGFloat)..., closed: Bool = false) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if closed { path.close() }
    return path
  }

  static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0
  ) -> UIBezierPath {
    let rect = CGRect(x: x, y: y, width: width, height: height)
    return radius > 0
      ? UIBezierPath(roundedRect: rect, cornerRadius: radius) : UIBezierPath(rect: rect)
  }

  static func joined(_ paths: UIBezierPath...) -> UIBezierPath {
    let all = UIBezierPath()
    for path in paths { all.append(path) }
    return all
  }

  /// Five points in a box 100 wide, the first at the top.
  static var star: UIBezierPath {
    // Sines and cosines of 36° steps, outer radius 52, inner radius 21, centre (50, 54).
    let unit: [(CGFloat, CGFloat)] = [
      (0, -1), (0.587785, -0.809017), (0.951057, -0.309017), (0.951057, 0.309017),
      (0.587785, 0.809017), (0, 1), (-0.587785, 0.809017), (-0.951057, 0.309017),
      (-0.951057, -0.309017), (-0.587785, -0.809017),
    ]
    let path = UIBezierPath()
    for (index, step) in unit.enumerated() {
      let radius: CGFloat = index.isMultiple(of: 2) ? 52 : 21
      let point = CGPoint(x: 50 + step.0 * radius, y: 52 + step.1 * radius)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  static var heart: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 50, y: 90))
    path.addCurve(
      to: CGPoint(x: 0, y: 28), controlPoint1: CGPoint(x: 30, y: 76),
      controlPoint2: CGPoint(x: 0, y: 52))
    path.addCurve(
      to: CGPoint(x: 26, y: 0), controlPoint1: CGPoint(x: 0, y: 11),
      controlPoint2: CGPoint(x: 11, y: 0))
    path.addCurve(
      to: CGPoint(x: 50, y: 15), controlPoint1: CGPoint(x: 37, y: 0),
      controlPoint2: CGPoint(x: 45, y: 6))
    path.addCurve(
      to: CGPoint(x: 74, y: 0), controlPoint1: CGPoint(x: 55, y: 6),
      controlPoint2: CGPoint(x: 63, y: 0))
    path.addCurve(
      to: CGPoint(x: 100, y: 28), controlPoint1: CGPoint(x: 89, y: 0),
      controlPoint2: CGPoint(x: 100, y: 11))
    path.addCurve(
      to: CGPoint(x: 50, y: 90), controlPoint1: CGPoint(x: 100, y: 52),
      controlPoint2: CGPoint(x: 70, y: 76))
    path.close()
    return path
  }

  /// Head and shoulders in a box 100 wide.
  static var shoulders: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 8, y: 96))
    path.addCurve(
      to: CGPoint(x: 50, y: 58), controlPoint1: CGPoint(x: 8, y: 72),
      controlPoint2: CGPoint(x: 27, y: 58))
    path.addCurve(
      to: CGPoint(x: 92, y: 96), controlPoint1: CGPoint(x: 73, y: 58),
      controlPoint2: CGPoint(x: 92, y: 72))
    path.close()
    return path
  }

  static var bell: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 4, y: 78))
    path.addCurve(
      to: CGPoint(x: 16, y: 38), controlPoint1: CGPoint(x: 14, y: 68),
      controlPoint2: CGPoint(x: 16, y: 56))
    path.addCurve(
      to: CGPoint(x: 46, y: 6), controlPoint1: CGPoint(x: 16, y: 20),
      controlPoint2: CGPoint(x: 28, y: 6))
    path.addCurve(
      to: CGPoint(x: 76, y: 38), controlPoint1: CGPoint(x: 64, y: 6),
      controlPoint2: CGPoint(x: 76, y: 20))
    path.addCurve(
      to: CGPoint(x: 88, y: 78), controlPoint1: CGPoint(x: 76, y: 56),
      controlPoint2: CGPoint(x: 78, y: 68))
    path.close()
    return path
  }

  /// Eight teeth around (50, 50).
  static var gearRim: UIBezierPath {
    let path = UIBezierPath()
    let eighth: CGFloat = 0.707107
    let spokes: [(CGFloat, CGFloat)] = [
      (1, 0), (eighth, eighth), (0, 1), (-eighth, eighth), (-1, 0), (-eighth, -eighth), (0, -1),
      (eighth, -eighth),
    ]
    for (x, y) in spokes {
      path.move(to: CGPoint(x: 50 + 36 * x, y: 50 + 36 * y))
      path.addLine(to: CGPoint(x: 50 + 47 * x, y: 50 + 47 * y))
    }
    return path
  }
}
