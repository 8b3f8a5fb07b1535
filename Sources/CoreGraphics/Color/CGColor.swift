package import DarkroomRaster

/// A color: components in a color space with alpha last, or a pattern.
public final class CGColor: Hashable, Sendable {
  private let space: CGColorSpace
  /// Color components, then alpha.
  package let values: [CGFloat]
  /// Nil for plain colors.
  public let pattern: CGPattern?
  /// The color in sRGB, with which it is drawn.
  ///
  /// For a pattern it is the tint.
  package let rasterColor: Color

  package init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
    self.space = space
    self.values = values
    self.pattern = pattern
    rasterColor = Color(values, in: pattern == nil ? space : space.baseColorSpace ?? .srgb)
  }

  /// Returns nil unless there are `colorSpace.numberOfComponents + 1` components.
  ///
  /// Extra components are ignored, as far as an array shows them.
  public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard colorSpace.model != .pattern else { return nil }
    self.init(
      space: colorSpace,
      values: Array(copying: components, count: colorSpace.numberOfComponents + 1))
  }

  /// Creates a color in sRGB; values outside of 0 to 1 are kept, and clamped when they are drawn.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .srgb, values: [red, green, blue, alpha])
  }

  /// The same as `init(red:green:blue:alpha:)`: sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .srgb, values: [red, green, blue, alpha])
  }

  /// Creates a gray in `CGColorSpace.genericGrayGamma2_2`, whose curve is sRGB's here: 0.5 is drawn as red, green and
  /// blue of 0.5.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .genericGray, values: [gray, alpha])
  }

  /// The same as `init(gray:alpha:)`.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .genericGray, values: [gray, alpha])
  }

  /// Creates a CMYK color, which is converted without a profile: red = (1 − cyan)·(1 − black).
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha])
  }

  /// Creates a pattern color; `components` tint an uncolored pattern, with alpha last.
  public convenience init?(
    patternSpace: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard patternSpace.model == .pattern else { return nil }
    self.init(
      space: patternSpace,
      values: Array(copying: components, count: patternSpace.numberOfComponents + 1),
      pattern: pattern)
  }

  /// Creates a color from a colored pattern at full opacity.
  package convenience init(pattern: CGPattern) {
    self.init(space: .pattern, values: [1], pattern: pattern)
  }

  package convenience init(_ color: Color) {
    self.init(
      space: .srgb,
      values: [
        CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.alpha),
      ])
  }

  /// The opacity, not clamped; it does not multiply the other components.
  public var alpha: CGFloat { values.last ?? 1 }
  /// The space of the components; never nil.
  public var colorSpace: CGColorSpace? { space }
  /// With alpha.
  public var numberOfComponents: Int { values.count }
  /// The color components of `colorSpace`, followed by alpha; for a colored pattern only alpha.
  public var components: [CGFloat]? { values }

  /// Returns the color itself, which is immutable.
  public func copy() -> CGColor? { self }

  /// Returns the color with another alpha, never nil; the other components do not change.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
  }

  /// Colors are equal only within one space: white of `init(gray:alpha:)` does not equal white of
  /// `init(red:green:blue:alpha:)`.
  ///
  /// A pattern equals only itself.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b || (a.values == b.values && a.space == b.space && a.pattern === b.pattern)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  /// Two components, gray and alpha.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black with two components, gray and alpha.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Black with an opacity of 0, in gray.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor: CustomStringConvertible {
  public var description: String {
    "<CGColor> [\(space)] ( \(values.map { "\(Double($0))" }.joined(separator: " ")) )"
  }
}
