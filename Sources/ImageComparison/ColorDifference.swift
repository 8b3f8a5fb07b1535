/// A formula for the distance of two colors, where 2 is just noticeable.
package enum ColorDifference: Hashable, Sendable {
  case ciede2000
  /// What Core Image's filter is documented to be. Ours measures sRGB colors; Apple's takes unmanaged values.
  case deltaE94
}
