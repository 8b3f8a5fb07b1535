/// A weight on a damped spring, which is released at 0 and comes to rest at 1.
///
/// - SeeAlso: W. T. Thomson, "Theory of Vibration with Applications", for the equation m·x″ + c·x′ + k·x = k. We differ:
///   it is solved in steps by the method of Runge and Kutta, because the exponential functions of processors differ in
///   their last bits.
package struct SpringMotion {
  package var mass: Double
  package var stiffness: Double
  package var damping: Double
  /// The velocity; 1 is the whole distance per second.
  package var velocity: Double

  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    (self.mass, self.stiffness) = (mass, stiffness)
    (self.damping, self.velocity) = (damping, velocity)
  }

  private static let step = 1.0 / 1024

  /// The position of the weight; a spring without mass is at its end.
  package func position(after time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard mass > 0, time < 60 else { return 1 }
    var (x, v, t) = (0.0, velocity, 0.0)
    while t < time {
      let h = min(Self.step, time - t)
      let (x1, v1) = (v, acceleration(x, v))
      let (x2, v2) = (v + h / 2 * v1, acceleration(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, acceleration(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, acceleration(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      t += h
    }
    return x
  }

  private func acceleration(_ x: Double, _ v: Double) -> Double {
    (stiffness * (1 - x) - damping * v) / mass
  }
}
