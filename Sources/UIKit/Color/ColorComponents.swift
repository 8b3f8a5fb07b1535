/// The components of a fixed color in its original color space, gamma-encoded, with straight alpha.
struct ColorComponents: Hashable, Sendable {
  enum Space: Hashable, Sendable { case gray, sRGB, displayP3 }

  var space: Space
  /// For a gray color, all three channels contain the white value.
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  static func gray(_ white: CGFloat, alpha: CGFloat) -> ColorComponents {
    ColorComponents(
      space: .gray, red: white, green: white, blue: white, alpha: clamped(alpha))
  }

  static func rgb(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat
  ) -> ColorComponents {
    ColorComponents(space: .sRGB, red: red, green: green, blue: blue, alpha: clamped(alpha))
  }

  static func displayP3(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat
  ) -> ColorComponents {
    ColorComponents(space: .displayP3, red: red, green: green, blue: blue, alpha: clamped(alpha))
  }

  private static func clamped(_ alpha: CGFloat) -> CGFloat { min(1, max(0, alpha)) }
}

extension ColorComponents {
  /// The same color in extended sRGB, where components of a wide color can lie outside 0…1.
  var inSRGB: ColorComponents {
    guard space == .displayP3 else { return .rgb(red, green, blue, alpha: alpha) }
    let wide = cgColor.converted(to: .extendedSRGBSpace, intent: .defaultIntent, options: nil)
    guard let values = wide?.components, values.count == 4 else { return self }
    return .rgb(values[0], values[1], values[2], alpha: alpha)
  }

  /// The gray with the same luminance, gamma-encoded.
  var white: CGFloat {
    guard space != .gray else { return red }
    let gray = cgColor.converted(to: .extendedGraySpace, intent: .defaultIntent, options: nil)
    return gray?.components?.first ?? red
  }

  var cgColor: CGColor {
    switch space {
    case .gray: return CGColor(space: .extendedGraySpace, values: [red, alpha])
    case .sRGB: return CGColor(space: .extendedSRGBSpace, values: [red, green, blue, alpha])
    case .displayP3: return CGColor(space: .displayP3Space, values: [red, green, blue, alpha])
    }
  }

  /// Converts a color; a color space with neither two nor four components gives a clear color.
  init(_ color: CGColor) {
    let values = color.components ?? []
    switch values.count {
    case 2: self = .gray(values[0], alpha: values[1])
    case 4 where color.colorSpace == .displayP3Space:
      self = .displayP3(values[0], values[1], values[2], alpha: values[3])
    case 4: self = .rgb(values[0], values[1], values[2], alpha: values[3])
    default: self = .gray(0, alpha: 0)
    }
  }

  /// UIKit's description, such as `UIExtendedSRGBColorSpace 1 0 0.5 1` (see Measures, descriptions).
  var text: String {
    func join(_ name: String, _ values: CGFloat...) -> String {
      ([name] + values.map { String(format: "%g", Double($0)) }).joined(separator: " ")
    }
    switch space {
    case .gray: return join("UIExtendedGrayColorSpace", red, alpha)
    case .sRGB: return join("UIExtendedSRGBColorSpace", red, green, blue, alpha)
    case .displayP3: return join("UIDisplayP3ColorSpace", red, green, blue, alpha)
    }
  }
}
