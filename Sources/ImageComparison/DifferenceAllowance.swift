/// The number of pixels that may differ in a matching picture.
package enum DifferenceAllowance: Hashable, Sendable {
  case pixels(Int)
  /// A share of the compared pixels, from 0 to 1, rounded down.
  case share(Double)
}
