extension DisplayListRecorder {
  /// Draws the shadow of a shape, without the shape itself and without a hole in its place.
  ///
  /// `offset` and `sigma` are in user space. The blur is a Gaussian cut at two sigma (UIKit's shadow radius is its sigma).
  package mutating func drawShadow(
    of rounded: RoundedRect, offset: Point, sigma: Double, color: Color
  ) {
    var moved = rounded
    moved.rect.x += offset.x
    moved.rect.y += offset.y
    drawShadow(of: deviceShape(of: moved), sigma: sigma, color: color)
  }

  package mutating func drawShadow(
    of path: Path, rule: FillRule = .nonZero, offset: Point, sigma: Double, color: Color
  ) {
    let moved = path.applying(.translation(offset.x, offset.y)).applying(state.transform)
    drawShadow(of: .path(moved, rule), sigma: sigma, color: color)
  }

  private mutating func drawShadow(of shape: DeviceShape, sigma: Double, color: Color) {
    var color = color
    color.alpha *= state.opacity
    let pixels = deviceSigma(sigma)
    let bounds = IntRect(enclosing: shape.bounds).shadowBounds(offset: .zero, sigma: pixels)
    append(
      .shadow(DeviceShadow(shape: shape, sigma: pixels, color: color.premultiplied)),
      touching: bounds, blend: .normal)
  }

  /// The sigma in pixels, from 0 to the largest possible value.
  func deviceSigma(_ sigma: Double) -> Double {
    min(GaussianKernel.largestSigma, max(0, sigma) * state.transform.meanScale)
  }
}
