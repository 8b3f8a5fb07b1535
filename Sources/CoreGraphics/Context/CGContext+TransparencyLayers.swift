import DarkroomRaster

extension CGContext {
  /// What is drawn until `endTransparencyLayer` is composited as one, with the opacity, blend mode and shadow of now.
  func beginTransparencyLayer(bounds: Rect?) {
    batchDepth += 1
    layersWithBounds.append(bounds != nil)
    recorder.opacity = state.alpha * state.baseOpacity
    if state.blend != .normal { hasBlended = true }
    beginEffects()
    if let bounds { recorder.beginGroup(bounds: bounds) }
    saveGState()
    state.alpha = 1
    state.baseOpacity = 1
    state.blend = .normal
    state.shadow = nil
  }

  /// Does nothing when no layer is open.
  public func endTransparencyLayer() {
    guard let hasBounds = layersWithBounds.popLast() else { return }
    restoreGState()
    recorder.endGroup()
    if hasBounds { recorder.endGroup() }
    recorder.transform = state.transform
    recorder.opacity = state.baseOpacity
    batchDepth -= 1
    if batchDepth == 0, memory?.isExposed == true { flushToMemory() }
  }
}
