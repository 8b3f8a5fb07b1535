import DarkroomRaster

/// The contrast ratio between a text and its background, from 1 to 21.
///
/// - SeeAlso: W3C, Web Content Accessibility Guidelines 2.2, "contrast ratio". We differ: alpha does not
///   count.
struct ContrastRatio: Equatable {
  let value: Double

  /// Creates a ratio from two colors, with red in the lowest byte as in pixels; alpha is ignored.
  init(_ color: UInt32, _ other: UInt32) {
    let (a, b) = (Self.luminance(color), Self.luminance(other))
    value = (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The ratio with one decimal, rounded down so that an insufficient ratio never looks sufficient: `4.4:1`.
  var text: String {
    let tenths = Int(value * 10 + 1e-6)
    return tenths % 10 == 0 ? "\(tenths / 10):1" : "\(tenths / 10).\(tenths % 10):1"
  }

  private static func luminance(_ color: UInt32) -> Double {
    func linear(_ shift: UInt32) -> Double {
      let share = Double(color >> shift & 0xFF) / 255
      return share <= 0.04045 ? share / 12.92 : PortableMath.power((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(0) + 0.7152 * linear(8) + 0.0722 * linear(16)
  }
}
