import Foundation

/// An animation that a layer has, and when it began.
struct KeptAnimation {
  let key: String
  let animation: CAAnimation
  /// Seconds of a pass, where the animation says none itself: those of the transaction in which it was added.
  let length: CFTimeInterval
  /// How long after it was added the animation is to begin.
  let delay: CFTimeInterval
  /// When it began in the layer's timeline; nil until the changes of its turn are committed.
  var begin: CFTimeInterval?

  init(_ animation: CAAnimation, key: String, on layer: CALayer, delay: CFTimeInterval = 0) {
    self.key = key
    self.animation = animation
    length = CATransaction.animationDuration()
    self.delay = animation.beginTime == 0 ? delay : Self.delay(of: animation, on: layer)
  }

  /// Begins given by the clock are a moment late: they are rounded up to hundredths of a second, so that pictures of
  /// two runs are equal.
  private static func delay(of animation: CAAnimation, on layer: CALayer) -> CFTimeInterval {
    let now = layer.time(at: CACurrentMediaTime())
    return ((animation.beginTime - now) * 100 - 1e-4).rounded(.up) / 100
  }
}
