package import DarkroomQuartzCore

extension UndrawnViews {
  /// Records that a picture of the screen shows a layer with perspective, which is drawn flat.
  ///
  /// Pictures of a layer's own drawing are flat on iOS too: [render(in:)][1] draws no layer in space.
  ///
  /// [1]: https://developer.apple.com/documentation/quartzcore/calayer/render(in:)
  package static func reachPerspective(in layers: [CALayer]) {
    if layers.contains(where: \.hasPerspective) { reach("A rotation in space with perspective") }
  }
}

extension CALayer {
  /// Whether a part of the layer is nearer than another, so that it looks larger.
  fileprivate var hasPerspective: Bool {
    var full = transform
    if let superlayer { full = CATransform3DConcat(full, superlayer.sublayerTransform) }
    // A half turn leaves a remainder of about 1e-19, and 1e-7 moves no point of a screen by a pixel.
    return max(abs(full.m14), abs(full.m24)) > 1e-7
  }
}
