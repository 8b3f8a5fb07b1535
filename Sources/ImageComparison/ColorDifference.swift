/// A formula for the distance of two colors, where 2 is just noticeable.
package enum ColorDifference: Hashable, Sendable {
  case ciede2000
  /// The formula documented for Core Image's filter.
  ///
  /// Ours measures sRGB colors; Apple's uses unmanaged values.
  case deltaE94
}
