/// A color in sRGB with straight alpha.
///
/// Components are from 0 to 1; drawing clamps values outside this range.
package struct Color: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let black = Color(red: 0, green: 0, blue: 0)
  package static let white = Color(red: 1, green: 1, blue: 1)
  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// The color as premultiplied RGBA8, with red in the lowest byte and each channel rounded half up.
  ///
  /// Alpha is rounded first and the color channels are multiplied by the rounded alpha.
  package var premultiplied: UInt32 {
    func byte(_ value: Double) -> Int { Int(max(0, min(1, value.isNaN ? 0 : value)) * 255 + 0.5) }
    let a = byte(alpha)
    func channel(_ value: Double) -> UInt32 {
      let t = byte(value) * a + 128
      return UInt32((t + (t >> 8)) >> 8)
    }
    return channel(red) | channel(green) << 8 | channel(blue) << 16 | UInt32(a) << 24
  }

  /// Returns the product of the two colors, component by component, alpha included.
  package func multiplied(by other: Color) -> Color {
    Color(
      red: red * other.red, green: green * other.green, blue: blue * other.blue,
      alpha: alpha * other.alpha)
  }

  package var isOpaque: Bool { alpha * 255 + 0.5 >= 255 }
}
