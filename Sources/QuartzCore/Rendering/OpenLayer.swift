/// A layer whose sublayers or mask are being recorded.
struct OpenLayer {
  var layer: CALayer
  var owner: Int32
  /// The group for opacity, blend mode and mask.
  var hasGroup = false
  /// The group whose alpha throws the shadow.
  var hasShadowGroup = false
  /// Whether a clip or a transform holds for the sublayers alone.
  var hasInnerState = false

  init(layer: CALayer, owner: Int32) {
    self.layer = layer
    self.owner = owner
  }
}
