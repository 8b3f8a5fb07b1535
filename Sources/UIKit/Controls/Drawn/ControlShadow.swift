/// The soft shadow below the white knobs of classic controls.
enum ControlShadow {
  /// Fills `path` with `color` and draws the knob's shadow below it.
  static func fill(_ path: UIBezierPath, color: UIColor, in context: CGContext) {
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 3), blur: 8,
      color: UIColor(white: 0, alpha: 0.15).cgColor)
    color.setFill()
    context.addPath(path.cgPath)
    context.fillPath()
    context.restoreGState()
    color.setFill()
    path.fill()
  }
}
