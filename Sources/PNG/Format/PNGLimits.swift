/// The largest picture that a decoder accepts.
///
/// The limits are checked before memory is allocated.
package struct PNGLimits: Hashable, Sendable {
  /// The largest number of pixels on a side.
  package var side: Int
  /// The largest number of pixels in total; each takes four bytes.
  package var pixels: Int
  /// The largest total size of all texts after they are inflated, in bytes; further texts are left out.
  package var textBytes: Int

  package init(side: Int = 65_536, pixels: Int = 134_217_728, textBytes: Int = 8_388_608) {
    self.side = side
    self.pixels = pixels
    self.textBytes = textBytes
  }

  /// Half a gigabyte of pixels: more than any screen has, and less than the memory of a small CI machine.
  package static let standard = PNGLimits()

  func check(width: Int, height: Int) throws(PNGError) {
    guard width <= side, height <= side, width <= pixels / max(1, height) else {
      throw .tooLarge(width: width, height: height)
    }
  }
}
