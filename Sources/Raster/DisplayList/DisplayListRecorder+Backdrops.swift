extension DisplayListRecorder {
  /// Blurs everything recorded before in a rectangle, including groups that are still open.
  ///
  /// `sigma` is in user space. Pixels beyond the rectangle, the clip and the picture have no effect. In a picture that
  /// is drawn operation by operation, only operations recorded together with this one are blurred; inside a mask
  /// nothing is blurred.
  package mutating func blurBackdrop(in rect: Rect, sigma: Double) {
    guard !open.contains(where: { $0.isMask }) else { return }
    let shape = deviceShape(of: rect)
    let backdrop = DeviceBackdrop(
      shape: shape, sigma: deviceSigma(sigma), opacity: byte(state.opacity))
    append(.backdrop(backdrop), touching: IntRect(enclosing: shape.bounds), blend: .normal)
  }
}
