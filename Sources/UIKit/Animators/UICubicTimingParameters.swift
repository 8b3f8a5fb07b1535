public import Foundation

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// - SeeAlso: CSS Easing Functions Level 1, cubic Bézier easing. We differ: the parameter is
///   found by halving, without Newton's steps.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @MainActor UITimingCurveProvider {
  /// The curve; `easeInOut` if control points were given.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point; x is the share of the time, y that of the change.
  public let controlPoint1: CGPoint
  /// The second control point; x is the share of the time, y that of the change.
  public let controlPoint2: CGPoint
  private let isBuiltIn: Bool

  /// Takes the control points of the curve: 0.42 to ease in, and 0.58 to ease out.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltIn = true
    let eases = CGPoint(x: 0.42, y: 0)
    let settles = CGPoint(x: 0.58, y: 1)
    controlPoint1 = curve == .easeInOut || curve == .easeIn ? eases : .zero
    controlPoint2 = curve == .easeInOut || curve == .easeOut ? settles : CGPoint(x: 1, y: 1)
    super.init()
  }

  /// Creates a curve from its control points; x is the share of the time, and should be from 0 to 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltIn = false
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// `builtin` if made with a curve, `cubic` if made with control points.
  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The progress of the animation after a share of its duration.
  func progress(after time: CGFloat) -> CGFloat {
    guard time > 0, time < 1 else { return min(max(time, 0), 1) }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if cubic(controlPoint1.x, controlPoint2.x, middle) < time {
        low = middle
      } else {
        high = middle
      }
    }
    return cubic(controlPoint1.y, controlPoint2.y, low)
  }

  private func cubic(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat {
    3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
  }
}
