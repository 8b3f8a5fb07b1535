public import Foundation

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// What gives an animator its pace.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}
