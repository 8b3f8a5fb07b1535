/// A direction; location managers never measure one here.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Negative: it isn't known.
  open var magneticHeading: CLLocationDirection { -1 }
  /// Negative: it isn't known.
  open var trueHeading: CLLocationDirection { -1 }
  /// Negative: it isn't known.
  open var headingAccuracy: CLLocationDirection { -1 }
}
