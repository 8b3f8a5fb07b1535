import DarkroomRaster

/// A copy of a layer's sublayers.
struct LayerInstance {
  /// In the layer's coordinates.
  var transform: Transform
  /// Multiplies every color.
  var tint: Color
}
