public import DarkroomCoreGraphics
public import Foundation

/// A pace that swings into place.
///
/// - SeeAlso: W. T. Thomson, "Theory of Vibration with Applications", for the damping ratio c ÷
///   2√(k·m); "Animate with springs" (WWDC 2023), for bounces. We differ: a bounce below 0 is
///   taken as one above is, 1 − bounce.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @MainActor UITimingCurveProvider {
  /// In units of the way, per second.
  public let initialVelocity: CGVector
  /// 1 does not swing, 0 swings for ever; worked out where mass, stiffness and damping were given.
  let dampingRatio: CGFloat

  /// A ratio of 1 or more does not swing; 0 would never rest.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio
    initialVelocity = velocity
    super.init()
  }

  /// Kept as the damping ratio that they make, damping ÷ 2√(mass · stiffness).
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    dampingRatio = damping / (2 * (mass * stiffness).squareRoot())
    initialVelocity = velocity
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Kept as a damping ratio of 1 − bounce; the duration is not read.
  public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero
  ) { self.init(dampingRatio: 1 - bounce, initialVelocity: initialVelocity) }

  /// UIKit's own spring: mass 3, stiffness 1000, damping 500.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
