import DarkroomRaster

extension CGContext {
  /// Sets the color of fills; a pattern color is repeated.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// Sets the color of strokes; a pattern color is repeated.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// What `setFillColor` set last.
  package var fillColor: CGColor { state.fillColor }
  package var strokeColor: CGColor { state.strokeColor }

  /// In sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets an sRGB color for strokes; values outside of 0 to 1 are clamped when they are drawn.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets a gray, which is drawn as red, green and blue of the same value.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets a gray for strokes, which is drawn as red, green and blue of the same value.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets a CMYK color, converted without a profile: red = (1 − cyan)·(1 − black).
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    state.fillColor = CGColor(
      genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }

  /// Sets a CMYK color for strokes, converted without a profile: red = (1 − cyan)·(1 − black).
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    state.strokeColor = CGColor(
      genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
  }

  /// Sets the space for fill colors, and the color to opaque black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillColorSpace = space
    state.fillColor = .black
  }

  /// Sets the space for stroke colors, and the color to opaque black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeColorSpace = space
    state.strokeColor = .black
  }

  /// Sets the components in the space from `setFillColorSpace`, with alpha last; ignored if their number does not
  /// match.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    let space = state.fillColorSpace ?? .deviceGray
    if let color = Self.color(in: space, components) {
      state.fillColor = color
    }
  }

  /// Sets the components in the space from `setStrokeColorSpace`, with alpha last; ignored if their number does not
  /// match.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    let space = state.strokeColorSpace ?? .deviceGray
    if let color = Self.color(in: space, components) {
      state.strokeColor = color
    }
  }

  /// Sets a pattern; ignored if `setFillColorSpace` set a space that isn't one of patterns.
  ///
  /// The components are those of the pattern space's base followed by alpha; for a colored pattern only alpha.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    let space = state.fillColorSpace ?? .pattern
    if let color = Self.color(of: pattern, in: space, colorComponents) {
      state.fillColor = color
    }
  }

  /// Sets a pattern; ignored if `setStrokeColorSpace` set a space that isn't one of patterns.
  ///
  /// The components are those of the pattern space's base followed by alpha; for a colored pattern only alpha.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    let space = state.strokeColorSpace ?? .pattern
    if let color = Self.color(of: pattern, in: space, colorComponents) {
      state.strokeColor = color
    }
  }

  /// In base space.
  public func setPatternPhase(_ phase: CGSize) {
    state.patternPhase = Point(x: phase.width, y: phase.height)
  }

  /// - Important: Inert.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
}

extension CGContext {
  /// The color with the components; nil for a space of patterns.
  ///
  /// The caller provides as many components as the space has, and an alpha.
  @safe private static func color(
    in space: CGColorSpace, _ components: UnsafePointer<CGFloat>
  ) -> CGColor? {
    guard space.model != .pattern else { return nil }
    return CGColor(
      space: space, values: Array(copying: components, count: space.numberOfComponents + 1))
  }

  /// The color of the pattern; nil for a space that isn't one of patterns.
  @safe private static func color(
    of pattern: CGPattern, in space: CGColorSpace, _ components: UnsafePointer<CGFloat>
  ) -> CGColor? {
    guard space.model == .pattern else { return nil }
    return CGColor(
      space: space, values: Array(copying: components, count: space.numberOfComponents + 1),
      pattern: pattern)
  }
}
