package import DarkroomRaster

extension CGContext {
  /// Everything drawn until `endTransparencyLayer` is composited as one, with the current opacity, blend mode and
  /// shadow.
  ///
  /// A filter, whose lengths are in user space, changes the layer before that.
  package func beginTransparencyLayer(bounds: Rect?, filter: PictureFilter? = nil) {
    batchDepth += 1
    layersInGroups.append(bounds != nil || filter != nil)
    recorder.opacity = state.alpha * state.baseOpacity
    if state.blend != .normal { hasBlended = true }
    beginEffects()
    if let filter {
      recorder.beginGroup(filter: filter)
    } else if let bounds {
      recorder.beginGroup(bounds: bounds)
    }
    saveGState()
    state.alpha = 1
    state.baseOpacity = 1
    state.blend = .normal
    state.shadow = nil
  }

  /// Ends a transparency layer; does nothing if none is open.
  public func endTransparencyLayer() {
    guard let isInGroup = layersInGroups.popLast() else { return }
    restoreGState()
    recorder.endGroup()
    if isInGroup { recorder.endGroup() }
    recorder.transform = state.transform
    recorder.opacity = state.baseOpacity
    batchDepth -= 1
    if batchDepth == 0, memory?.isExposed == true { flushToMemory() }
  }
}
