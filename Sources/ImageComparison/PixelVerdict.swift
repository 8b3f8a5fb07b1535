/// What a comparison found of one pixel.
package enum PixelVerdict: UInt8, Sendable {
  case equal = 0
  /// Not equal, but within what the mode tolerates.
  case tolerated = 1
  /// Taken for anti-aliasing.
  case forgiven = 2
  case different = 3
  /// Not compared.
  case ignored = 4
}
