import DarkroomCoreGraphics
import DarkroomRaster

extension DisplayListRecorder {
  /// Records a ring inside the bounds, above everything else; it fills them if it is wider than half a side.
  mutating func recordBorder(of layer: CALayer) {
    guard layer.hasBorder else { return }
    let width = Double(layer.borderWidth)
    withPaint(layer.borderColor) { recorder, paint in
      switch (LayerOutline(of: layer), LayerOutline(of: layer, inset: width)) {
      case (.rounded(let outer), .rounded(let inner)):
        recorder.fillRing(outer: outer, inner: inner, paint: paint)
        recorder.softenCorners(outer, over: layer)
      case (.continuous(var path), .continuous(let inner)):
        path.append(inner)
        recorder.fill(path, rule: .evenOdd, paint: paint)
      case (.continuous(var path), .rounded(let inner)):
        if !inner.rect.isEmpty { path.append(Path(roundedRect: inner)) }
        recorder.fill(path, rule: .evenOdd, paint: paint)
      case (let outer, _):
        recorder.fill(outer, paint: paint)
      }
    }
  }

  /// Lets one level of the fill through at the four outermost pixels of a square border, as on iOS.
  private mutating func softenCorners(_ outline: RoundedRect, over layer: CALayer) {
    guard outline.isRectangle, layer.hasBackground else { return }
    withPaint(layer.backgroundColor) { recorder, paint in
      let outer = recorder.opacity
      recorder.opacity *= 1.0 / 255
      recorder.fillCornerPixels(of: outline.rect, paint: paint)
      recorder.opacity = outer
    }
  }
}
