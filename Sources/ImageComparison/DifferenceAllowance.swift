/// How many pixels may differ in a picture that matches.
package enum DifferenceAllowance: Hashable, Sendable {
  case pixels(Int)
  /// Of the compared pixels, 0 to 1, rounded down.
  case share(Double)
}
