package import DarkroomRaster

/// Components in a colour space, with alpha last, or a pattern.
public final class CGColor: Hashable, Sendable {
  private let space: CGColorSpace
  /// Colour components, then alpha.
  package let values: [CGFloat]
  /// Nil for plain colours.
  public let pattern: CGPattern?
  /// What is drawn: the colour in sRGB.
  ///
  /// For a pattern, the tint under it.
  package let rasterColor: Color

  package init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
    self.space = space
    self.values = values
    self.pattern = pattern
    rasterColor = Color(values, in: pattern == nil ? space : space.baseColorSpace ?? .srgb)
  }

  /// Nil unless there are `colorSpace.numberOfComponents + 1` components.
  ///
  /// Too many are ignored, as far as an array shows it.
  public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard colorSpace.model != .pattern else { return nil }
    self.init(
      space: colorSpace,
      values: Array(copying: components, count: colorSpace.numberOfComponents + 1))
  }

  /// In sRGB; what lies outside of 0 to 1 is kept, and clamped when it is drawn.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .srgb, values: [red, green, blue, alpha])
  }

  /// The same as `init(red:green:blue:alpha:)`: sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .srgb, values: [red, green, blue, alpha])
  }

  /// In `CGColorSpace.genericGrayGamma2_2`, whose curve is sRGB's here: 0.5 is drawn as red, green
  /// and blue of 0.5.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .genericGray, values: [gray, alpha])
  }

  /// The same as `init(gray:alpha:)`.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .genericGray, values: [gray, alpha])
  }

  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha])
  }

  /// A pattern colour; `components` tint an uncoloured pattern and end with alpha.
  public convenience init?(
    patternSpace: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard patternSpace.model == .pattern else { return nil }
    self.init(
      space: patternSpace,
      values: Array(copying: components, count: patternSpace.numberOfComponents + 1),
      pattern: pattern)
  }

  /// A coloured pattern at full opacity.
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

  public var alpha: CGFloat { values.last ?? 1 }
  public var colorSpace: CGColorSpace? { space }
  /// With alpha.
  public var numberOfComponents: Int { values.count }
  /// Colour components of `colorSpace`, then alpha; of a coloured pattern alpha alone.
  public var components: [CGFloat]? { values }

  /// The colour itself, which never changes.
  public func copy() -> CGColor? { self }

  /// Never nil; the components stay as they are.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
  }

  /// Only within a space: white of `init(gray:alpha:)` is not equal to white of
  /// `init(red:green:blue:alpha:)`.
  ///
  /// Patterns are equal to themselves alone.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b || (a.values == b.values && a.space == b.space && a.pattern === b.pattern)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  /// Two components, grey and alpha.
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Black of no opacity, in grey.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor: CustomStringConvertible {
  public var description: String {
    "<CGColor> [\(space)] ( \(values.map { "\(Double($0))" }.joined(separator: " ")) )"
  }
}
