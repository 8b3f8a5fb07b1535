extension DisplayListRecorder {
  /// Blurs what was recorded before within a rectangle, groups that are still open included.
  ///
  /// `sigma` is in user space. What lies beyond the rectangle, the clip and the picture does not bleed in. Of a picture
  /// that is drawn at once, operation by operation, only what was recorded together with this is blurred; inside a
  /// mask nothing is.
  package mutating func blurBackdrop(in rect: Rect, sigma: Double) {
    guard !open.contains(where: { $0.isMask }) else { return }
    let shape = deviceShape(of: rect)
    let backdrop = DeviceBackdrop(
      shape: shape, sigma: deviceSigma(sigma), opacity: byte(state.opacity))
    append(.backdrop(backdrop), touching: IntRect(enclosing: shape.bounds), blend: .normal)
  }
}
