/// The result of comparing one pixel.
package enum PixelVerdict: UInt8, Sendable {
  case equal = 0
  /// The pixel isn't equal, but within the mode's tolerance.
  case tolerated = 1
  /// The pixel counts as anti-aliasing.
  case forgiven = 2
  case different = 3
  /// The pixel isn't compared.
  case ignored = 4
}
