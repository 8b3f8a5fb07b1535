import DarkroomCoreGraphics

extension UIColor {
  /// Reads the color as gray; an RGB color gives the gray of its luminance.
  ///
  /// Returns false and stores nothing if the color is a pattern.
  @safe func readWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let color = fixedComponents() else { return false }
    white.store(color.white)
    alpha.store(color.alpha)
    return true
  }

  @safe func readHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let color = fixedComponents()?.inSRGB else { return false }
    let hsb = HSBColor(color)
    hue.store(hsb.hue)
    saturation.store(hsb.saturation)
    brightness.store(hsb.brightness)
    alpha.store(color.alpha)
    return true
  }

  @safe func readRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let color = fixedComponents()?.inSRGB else { return false }
    red.store(color.red)
    green.store(color.green)
    blue.store(color.blue)
    alpha.store(color.alpha)
    return true
  }
}
