import DarkroomCoreGraphics
import DarkroomRaster

extension DisplayListRecorder {
  /// The background fills the rounded bounds, whether or not the layer masks.
  mutating func recordBackground(of layer: CALayer) {
    guard layer.hasBackground else { return }
    withPaint(layer.backgroundColor) { recorder, paint in
      recorder.fill(LayerOutline(of: layer), paint: paint)
    }
  }
}
