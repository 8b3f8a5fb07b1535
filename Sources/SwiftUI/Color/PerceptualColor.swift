/// A color in the Oklab space, in which equal differences look equal.
///
/// - SeeAlso: Björn Ottosson, "A perceptual color space for image processing". As there.
struct PerceptualColor {
  /// The lightness, green to red, blue to yellow, and alpha.
  private var components: SIMD4<Double>

  /// Adds stops that are so close that interpolating between them in sRGB gives the same result.
  static func stops(between stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
    zip(stops, stops.dropFirst()).flatMap { first, second in
      let (from, to) = (PerceptualColor(first.color), PerceptualColor(second.color))
      return (0..<steps).map { step in
        let share = Double(step) / Double(steps)
        return GradientPaint.Stop(
          color: from.mixed(with: to, by: share).uiColor,
          location: first.location + CGFloat(share) * (second.location - first.location))
      }
    } + stops.suffix(1)
  }

  private static let steps = 16

  private init(_ color: UIColor) {
    self.init(Color(uiColor: color).resolve(in: EnvironmentValues()))
  }

  init(_ color: Color.Resolved) {
    let linear = SIMD3(
      Double(color.linearRed), Double(color.linearGreen), Double(color.linearBlue))
    let cones = SIMD3(
      cbrt(Self.dot(linear, [0.4122214708, 0.5363325363, 0.0514459929])),
      cbrt(Self.dot(linear, [0.2119034982, 0.6806995451, 0.1073969566])),
      cbrt(Self.dot(linear, [0.0883024619, 0.2817188376, 0.6299787005])))
    components = SIMD4(
      Self.dot(cones, [0.2104542553, 0.7936177850, -0.0040720468]),
      Self.dot(cones, [1.9779984951, -2.4285922050, 0.4505937099]),
      Self.dot(cones, [0.0259040371, 0.7827717662, -0.8086757660]), Double(color.opacity))
  }

  /// The components, multiplied by alpha except for alpha itself.
  var premultiplied: SIMD4<Double> {
    var product = components * components.w
    product.w = components.w
    return product
  }

  init(premultiplied: SIMD4<Double>) {
    let alpha = premultiplied.w
    components = alpha > 0 ? premultiplied / alpha : .zero
    components.w = max(alpha, 0)
  }

  private func mixed(with other: PerceptualColor, by share: Double) -> PerceptualColor {
    var color = self
    color.components += (other.components - components) * share
    return color
  }

  private var uiColor: UIColor { UIColor(cgColor: resolved.cgColor) }

  /// The nearest color of sRGB, channel by channel.
  var resolved: Color.Resolved {
    let lab = SIMD3(components.x, components.y, components.z)
    func cube(_ x: Double) -> Double { x * x * x }
    let cones = SIMD3(
      cube(Self.dot(lab, [1, 0.3963377774, 0.2158037573])),
      cube(Self.dot(lab, [1, -0.1055613458, -0.0638541728])),
      cube(Self.dot(lab, [1, -0.0894841775, -1.2914855480])))
    func channel(_ weights: SIMD3<Double>) -> Float {
      Float(min(max(Self.dot(cones, weights), 0), 1))
    }
    return Color.Resolved(
      colorSpace: .sRGBLinear, red: channel([4.0767416621, -3.3077115913, 0.2309699292]),
      green: channel([-1.2684380046, 2.6097574011, -0.3413193965]),
      blue: channel([-0.0041960863, -0.7034186147, 1.7076147010]), opacity: Float(components.w))
  }

  private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
}
