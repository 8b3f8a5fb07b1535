/// How large a picture a decoder accepts.
///
/// Checked before memory is taken.
package struct PNGLimits: Hashable, Sendable {
  /// Pixels on a side.
  package var side: Int
  /// Pixels in all; each takes four bytes.
  package var pixels: Int
  /// Bytes of all texts together after they were inflated; texts beyond are left out.
  package var textBytes: Int

  package init(side: Int = 65_536, pixels: Int = 134_217_728, textBytes: Int = 8_388_608) {
    self.side = side
    self.pixels = pixels
    self.textBytes = textBytes
  }

  /// Half a gigabyte of pixels: above every screen, below what a small CI machine has.
  package static let standard = PNGLimits()

  func check(width: Int, height: Int) throws(PNGError) {
    guard width <= side, height <= side, width <= pixels / max(1, height) else {
      throw .tooLarge(width: width, height: height)
    }
  }
}
