package import DarkroomRaster

extension CGContext {
  /// Saves transform, clip, colors, line style, opacity, blend mode, shadow and interpolation.
  ///
  /// The current path isn't part of the state, and stays where it is on the device.
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

  /// The transform from user space to device space, whose origin is at the bottom left.
  ///
  /// The device is the layer's own bitmap in code that draws a layer.
  public var ctm: CGAffineTransform {
    guard let store = state.store else { return transformToPicture }
    return CGAffineTransform(
      state.transform.concatenating(store.fromPicture).concatenating(flip(height: store.height)))
  }

  /// The transform from user space to the picture, whose origin is at the bottom left.
  package var transformToPicture: CGAffineTransform {
    CGAffineTransform(state.transform.concatenating(flip(height: recorder.height)))
  }

  /// The same as `ctm`.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  private func flip(height: Int) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height))
  }

  /// Applies `transform` before the current one; the current path stays where it is on the device.
  public func concatenate(_ transform: CGAffineTransform) {
    concatenateRaster(Transform(transform))
  }

  /// Translates in units of the current user space; the current path stays where it is on the device.
  public func translateBy(x: CGFloat, y: CGFloat) { concatenateRaster(.translation(x, y)) }

  /// Scales user space, including later line widths; the current path stays where it is on the device.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenateRaster(.scale(x, y)) }

  /// Rotates by `angle` radians from the x-axis towards the y-axis: counterclockwise in a bitmap context, clockwise on
  /// the screen in UIKit's contexts.
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

  /// Converts a point to pixels from the bottom left corner.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Converts a point from pixels counted from the bottom left corner.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// Converts a size to pixels; one of the lengths is negative if the transform mirrors.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// Converts a size from pixels; one of the lengths is negative if the transform mirrors.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// The bounding box of the transformed rectangle, in pixels from the bottom left corner.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// The bounding box of the transformed rectangle, from pixels counted from the bottom left corner.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// Sets the opacity, clamped to 0…1, which multiplies that of all later drawing.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, Double(alpha))) }

  /// Sets how later drawing mixes with what is beneath; `normal` by default.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode.raster }

  /// The quality of scaled images: `default` and `high` average the covered pixels of an image that shrinks; `low` and
  /// `medium` are bilinear, and `none` uses the nearest pixel.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// - Parameters:
  ///   - offset: The offset in the context's base space, whatever the current transform is.
  ///   - blur: Twice the standard deviation of the Gaussian.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// A nil color ends shadows.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0 else {
      state.shadow = nil
      return
    }
    state.shadow = GraphicsState.Shadow(
      offset: Point(x: offset.width, y: offset.height), sigma: max(0, blur) / 2,
      color: color.rasterColor)
  }

  /// Everything drawn until `endTransparencyLayer` is composited as one, with the current opacity, blend mode and
  /// shadow.
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
