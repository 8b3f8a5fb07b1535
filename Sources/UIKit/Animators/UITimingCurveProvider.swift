public import Foundation

/// An object that gives an animator its timing.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}
