/// A change with the motion of a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring; a greater one makes it slower.
  open var mass: CGFloat = 1
  /// The stiffness.
  ///
  /// It does not affect the settling duration here, which is that of the envelope.
  open var stiffness: CGFloat = 100
  /// The damping; at 0 or less the spring never settles, and `settlingDuration` is infinite.
  open var damping: CGFloat = 10
  /// The initial velocity; 1 is the distance of the animation per second.
  open var initialVelocity: CGFloat = 0

  /// The time after which the spring's envelope has fallen to a thousandth, in seconds.
  ///
  /// - SeeAlso: W. T. Thomson, "Theory of Vibration with Applications", for the envelope e^(−c·t ÷ 2m). We differ: a
  ///   spring that does not swing is taken for one that does; the number is ln 1000.
  open var settlingDuration: CFTimeInterval {
    guard damping > 0, mass > 0 else { return .infinity }
    return Double(2 * mass / damping) * 6.907_755_278_982_137
  }
}
