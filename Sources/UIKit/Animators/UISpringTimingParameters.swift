public import DarkroomCoreGraphics
public import Foundation

/// The timing of an animation that moves like a spring.
///
/// - SeeAlso: W. T. Thomson, "Theory of Vibration with Applications", for the damping ratio c ÷
///   2√(k·m); "Animate with springs" (WWDC 2023), for bounces. We differ: a bounce below 0 is
///   taken as one above is, 1 − bounce.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @MainActor UITimingCurveProvider {
  /// The velocity at the start; 1 is the whole distance of the animation per second.
  public let initialVelocity: CGVector
  /// The damping ratio: 1 does not oscillate, 0 oscillates forever.
  ///
  /// It is computed if mass, stiffness and damping were given.
  let dampingRatio: CGFloat

  /// Creates a spring from its damping ratio; at 1 or above it does not oscillate, and at 0 it would never come to
  /// rest.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from physical values, which are stored as their damping ratio, damping ÷ 2√(mass · stiffness).
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    dampingRatio = damping / (2 * (mass * stiffness).squareRoot())
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring without initial velocity.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring with a damping ratio of 1 − bounce; the duration is ignored.
  public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero
  ) { self.init(dampingRatio: 1 - bounce, initialVelocity: initialVelocity) }

  /// Creates UIKit's default spring: mass 3, stiffness 1000, damping 500.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
