/// Conversions between premultiplied pixels and the straight pixels that PNG files hold.
///
/// Red is in the lowest byte.
///
/// Premultiplied → straight → premultiplied gives every pixel back: a straight channel is c·255/a rounded, off by
/// at most half a step, and multiplying with a/255 < 1 makes that less than half.
package enum StraightAlpha {
  /// The reciprocals ⌈2²⁶ / 2a⌉, which give exact quotients of numerators below 2¹⁷ by 2a.
  ///
  /// - SeeAlso: T. Granlund, P. L. Montgomery, "Division by invariant integers using multiplication" (1994). We differ:
  ///   numerators are small, so that a reciprocal of 26 bits is exact without a correction.
  private static let reciprocals: [UInt64] =
    [0] + (1...255).map { ((1 << 26) + 2 * $0 - 1) / (2 * $0) }

  /// Returns the straight pixel: transparent black for alpha 0; a channel above alpha counts as alpha.
  package static func straight(premultiplied pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha != 255 else { return pixel }
    guard alpha != 0 else { return 0 }
    let reciprocal = reciprocals[Int(alpha)]
    func channel(_ shift: UInt32) -> UInt32 {
      let value = min(pixel >> shift & 255, alpha)
      return UInt32(truncatingIfNeeded: (UInt64(510 * value + alpha) * reciprocal) >> 26) << shift
    }
    return channel(0) | channel(8) | channel(16) | alpha << 24
  }

  /// Returns whether no channel exceeds alpha, as in every pixel that blending makes.
  package static func isCanonical(_ pixel: UInt32) -> Bool {
    let alpha = pixel >> 24
    return pixel & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel >> 16 & 255 <= alpha
  }

  /// Returns the pixel with channels limited to alpha.
  package static func canonical(_ pixel: UInt32) -> UInt32 {
    guard !isCanonical(pixel) else { return pixel }
    let alpha = pixel >> 24
    return min(pixel & 255, alpha) | min(pixel >> 8 & 255, alpha) << 8
      | min(pixel >> 16 & 255, alpha) << 16 | alpha << 24
  }

  /// Returns the premultiplied pixel, in which each channel is c·a/255, rounded.
  package static func premultiplied(straight pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha != 255 else { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      let t = (pixel >> shift & 255) * alpha + 128
      return ((t + (t >> 8)) >> 8) << shift
    }
    return channel(0) | channel(8) | channel(16) | alpha << 24
  }

  /// Premultiplies all pixels.
  ///
  /// The loop has no branches, so that the compiler can vectorize it.
  package static func premultiply(_ pixels: inout [UInt32]) {
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      for index in 0..<pixels.count {
        let pixel = unsafe pixels[index]
        let alpha = pixel >> 24
        func channel(_ shift: UInt32) -> UInt32 {
          let t = (pixel >> shift & 255) &* alpha &+ 128
          return ((t &+ (t >> 8)) >> 8) << shift
        }
        unsafe pixels[index] = channel(0) | channel(8) | channel(16) | alpha << 24
      }
    }
  }
}
