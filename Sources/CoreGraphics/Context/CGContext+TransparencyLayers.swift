import DarkroomRaster

extension CGContext {
  /// What is drawn until `endTransparencyLayer` is composited as one, with the opacity, blend mode and shadow of now.
  func beginTransparencyLayer(bounds: Rect?) {
    batchDepth += 1
    layerShadows.append(state.shadow != nil)
    recorder.opacity = state.alpha * state.baseOpacity
    if state.blend != .normal { hasBlended = true }
    if let shadow = state.shadow {
      recorder.transform = state.base
      recorder.beginGroupWithShadow(
        offset: shadow.offset, sigma: shadow.sigma, color: shadow.color, blend: state.blend)
      recorder.transform = state.transform
      recorder.beginGroup(bounds: bounds)
    } else {
      recorder.beginGroup(opacity: 1, blend: state.blend, bounds: bounds)
    }
    saveGState()
    state.alpha = 1
    state.baseOpacity = 1
    state.blend = .normal
    state.shadow = nil
  }

  /// Does nothing when no layer is open.
  public func endTransparencyLayer() {
    guard let hasShadow = layerShadows.popLast() else { return }
    restoreGState()
    recorder.endGroup()
    if hasShadow { recorder.endGroup() }
    recorder.transform = state.transform
    recorder.opacity = state.baseOpacity
    batchDepth -= 1
    if batchDepth == 0, memory?.isExposed == true { flushToMemory() }
  }
}
