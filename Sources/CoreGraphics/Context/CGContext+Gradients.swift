import DarkroomRaster

extension CGContext {
  /// Fills the clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    fillClip(with: .linear(gradient.ramp(options), from: Point(start), to: Point(end)))
  }

  /// Fills the clip with a gradient between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    fillClip(
      with: .radial(
        gradient.ramp(options), startCenter: Point(startCenter), startRadius: startRadius,
        endCenter: Point(endCenter), endRadius: endRadius))
  }

  /// Fills the clip with a conic gradient; the first color is at `angle`, from the x-axis towards the y-axis.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    let ramp = gradient.ramp([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    fillClip(with: .conic(ramp, center: Point(center), startAngle: angle))
  }

  private func fillClip(with gradient: Gradient) {
    record { recorder, blend in
      guard let area = recorder.clipArea else { return }
      recorder.fill(area, paint: .gradient(gradient), blend: blend)
    }
  }
}
