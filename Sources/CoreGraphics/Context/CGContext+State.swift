package import DarkroomRaster

extension CGContext {
  /// Keeps transform, clip, colours, line style, opacity, blend mode, shadow and interpolation.
  ///
  /// The current path is no part of it and stays where it is on the device.
  public func saveGState() {
    saved.append(state)
    state.clips = []
    recorder.save()
  }

  /// Does nothing without a `saveGState`.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    let old = state.transform
    state = last
    recorder.restore()
    recorder.transform = state.transform
    rebasePath(from: old)
  }

  /// User space to device space, whose origin is at the bottom left.
  public var ctm: CGAffineTransform {
    CGAffineTransform(state.transform.concatenating(flip))
  }

  /// The same as `ctm`.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  private var flip: Transform { Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height)) }

  /// `transform` comes first, then what was in force; the current path stays where it is on the
  /// device.
  public func concatenate(_ transform: CGAffineTransform) {
    concatenateRaster(Transform(transform))
  }

  /// In units of user space as it was; the current path stays where it is on the device.
  public func translateBy(x: CGFloat, y: CGFloat) { concatenateRaster(.translation(x, y)) }

  /// The current path stays where it is on the device; line widths are scaled with what follows.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenateRaster(.scale(x, y)) }

  /// By `angle` radians from the x axis towards the y axis: anticlockwise in a bitmap context,
  /// clockwise on the screen in the contexts that UIKit hands out.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  package func concatenateRaster(_ transform: Transform) {
    let old = state.transform
    state.transform = transform.concatenating(old)
    recorder.transform = state.transform
    rebasePath(from: old)
  }

  /// Keeps the current path where it is on the device.
  private func rebasePath(from old: Transform) {
    guard !currentPath.isEmpty, old != state.transform, let inverse = state.transform.inverted
    else { return }
    currentPath = currentPath.applying(old.concatenating(inverse))
  }

  /// In pixels from the bottom left corner.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// From pixels that are counted from the bottom left corner.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// In pixels; one of the lengths is negative where the transform mirrors.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// From pixels; one of the lengths is negative where the transform mirrors.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// The box, in pixels from the bottom left corner, of the mapped rectangle.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// The box of the mapped rectangle, from pixels that are counted from the bottom left corner.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// Multiplies the opacity of everything drawn after it; clamped to 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, Double(alpha))) }

  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode.raster }

  /// `default` and `high` average the pixels that are covered when an image is made smaller; `low`
  /// and `medium` are bilinear, `none` takes the nearest pixel.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// - Parameters:
  ///   - offset: in the context's base space, whatever the current transform.
  ///   - blur: twice the standard deviation of the Gaussian.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// A nil colour ends shadows.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0 else {
      state.shadow = nil
      return
    }
    state.shadow = GraphicsState.Shadow(
      offset: Point(x: offset.width, y: offset.height), sigma: max(0, blur) / 2,
      color: color.rasterColor)
  }

  /// What is drawn until `endTransparencyLayer` is composited as one, with the opacity, blend mode
  /// and shadow of now.
  ///
  /// - Important: `auxiliaryInfo` is inert.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(bounds: nil)
  }

  /// Nothing outside `rect` is drawn.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(bounds: Rect(rect))
  }
}
