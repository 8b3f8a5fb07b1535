import DarkroomCoreGraphics
import DarkroomRaster

extension DisplayListRecorder {
  /// Records the background, which fills the rounded bounds whether or not the layer masks.
  ///
  /// A background that is part of the contents fills all of them.
  mutating func recordBackground(of layer: CALayer) {
    guard layer.hasBackground else { return }
    withPaint(layer.backgroundColor) { recorder, paint in
      if layer.hasBackgroundInContents, !layer.masksToBounds {
        return recorder.fill(Rect(layer.bounds), paint: paint)
      }
      recorder.fill(LayerOutline(of: layer), paint: paint)
    }
  }
}
