extension Path {
  // unsafe: elements are read through the pointers of Apple's block.
  /// Runs a closure for each element of the path, in order; arcs and ellipses are cubic curves.
  public func forEach(_ body: (Element) -> Void) {
    unsafe cgPath.applyWithBlock { element in
      let points = unsafe element.pointee.points
      switch unsafe element.pointee.type {
      case .moveToPoint: unsafe body(.move(to: points[0]))
      case .addLineToPoint: unsafe body(.line(to: points[0]))
      case .addQuadCurveToPoint: unsafe body(.quadCurve(to: points[1], control: points[0]))
      case .addCurveToPoint:
        unsafe body(.curve(to: points[2], control1: points[0], control2: points[1]))
      case .closeSubpath: body(.closeSubpath)
      @unknown default: break
      }
    }
  }
}
