/// A change that swings into place.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  /// The settling duration here is the envelope's, which does not depend on it.
  open var stiffness: CGFloat = 100
  /// At 0 or less the spring never settles: `settlingDuration` is infinite.
  open var damping: CGFloat = 10
  /// In units of the way, per second.
  open var initialVelocity: CGFloat = 0

  /// When the spring's envelope has fallen to a thousandth, in seconds.
  ///
  /// - SeeAlso: W. T. Thomson, "Theory of Vibration with Applications", for the envelope e^(−c·t ÷ 2m). We differ: a
  ///   spring that does not swing is taken for one that does; the number is ln 1000.
  open var settlingDuration: CFTimeInterval {
    guard damping > 0, mass > 0 else { return .infinity }
    return Double(2 * mass / damping) * 6.907_755_278_982_137
  }
}
