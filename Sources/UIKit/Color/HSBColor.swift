/// A color as hue, saturation and brightness, each from 0 to 1; hues 0 and 1 are both red.
///
/// - SeeAlso: A. R. Smith, "Color gamut transform pairs" (1978), the hexcone model. We differ: the hue of a grey is 0,
///   where the paper has none.
struct HSBColor: Hashable {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  /// Creates a color; values outside 0…1 are clamped.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = min(1, max(0, hue))
    self.saturation = min(1, max(0, saturation))
    self.brightness = min(1, max(0, brightness))
  }

  init(_ color: ColorComponents) {
    let (r, g, b) = (color.red, color.green, color.blue)
    let high = max(r, g, b)
    let spread = high - min(r, g, b)
    var sixths: CGFloat = 0
    if spread > 0 {
      switch high {
      case r: sixths = (g - b) / spread
      case g: sixths = (b - r) / spread + 2
      default: sixths = (r - g) / spread + 4
      }
    }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation = high > 0 ? spread / high : 0
    brightness = high
  }

  func components(alpha: CGFloat) -> ColorComponents {
    let sixths = hue >= 1 ? 0 : hue * 6
    let sector = Int(sixths)
    let fraction = sixths - CGFloat(sector)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch sector {
    case 0: return .rgb(brightness, rising, low, alpha: alpha)
    case 1: return .rgb(falling, brightness, low, alpha: alpha)
    case 2: return .rgb(low, brightness, rising, alpha: alpha)
    case 3: return .rgb(low, falling, brightness, alpha: alpha)
    case 4: return .rgb(rising, low, brightness, alpha: alpha)
    default: return .rgb(brightness, low, falling, alpha: alpha)
    }
  }
}
