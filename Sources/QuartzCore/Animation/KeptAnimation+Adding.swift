import Foundation

extension KeptAnimation {
  init(_ animation: CAAnimation, key: String, on layer: CALayer, delay: CFTimeInterval = 0) {
    self.init(
      key: key, animation: animation, length: CATransaction.animationDuration(),
      delay: animation.beginTime == 0 ? delay : Self.delay(of: animation, on: layer))
  }

  /// The delay of an animation.
  ///
  /// Begin times from the clock are slightly late, so they are rounded up to hundredths of a second, which makes the
  /// pictures of two runs equal.
  private static func delay(of animation: CAAnimation, on layer: CALayer) -> CFTimeInterval {
    let now = layer.time(at: CACurrentMediaTime())
    return ((animation.beginTime - now) * 100 - 1e-4).rounded(.up) / 100
  }
}
