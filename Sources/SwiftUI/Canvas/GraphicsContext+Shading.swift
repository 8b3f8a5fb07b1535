extension GraphicsContext {
  /// The color or pattern with which shapes, texts and symbols are painted.
  public struct Shading: Sendable {
    /// The levels, starting with the primary one; empty for the backdrop.
    let levels: [AnyShapeStyle]

    /// The first level; nil for the backdrop.
    var style: AnyShapeStyle? { levels.first }

    fileprivate init(levels: [AnyShapeStyle]) { self.levels = levels }

    /// - Important: Pictures don't show it; one that reaches it fails.
    public static var backdrop: Shading { Shading(levels: []) }
    /// The foreground style of the context's environment.
    public static var foreground: Shading { style(ForegroundStyle()) }
    /// A shading with several levels for symbols and texts; everything else uses the first.
    public static func palette(_ array: [Shading]) -> Shading {
      array.isEmpty ? .foreground : Shading(levels: array.compactMap(\.style))
    }
    public static func color(_ color: Color) -> Shading { style(color) }
    /// A color from components from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    /// A gray from black (0) to white (1).
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }
    /// A style; its gradients span the bounds of the painted path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(levels: [AnyShapeStyle(style)])
    }
    /// Colors along a line between two points of the canvas, in points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
    ) -> Shading {
      style(
        PlacedGradient(
          gradient: gradient,
          geometry: .linear(from: UnitPoint(startPoint), to: UnitPoint(endPoint)),
          options: options))
    }
    /// Colors from a point of the canvas outward, on circles whose radii are in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading {
      style(
        PlacedGradient(
          gradient: gradient,
          geometry: .radial(UnitPoint(center), from: startRadius, to: endRadius), options: options))
    }
    /// Colors for a full turn around a point of the canvas, from an angle on that runs clockwise from the right.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = []
    ) -> Shading {
      style(
        PlacedGradient(
          gradient: gradient,
          geometry: .angular(
            UnitPoint(center), from: angle, to: Angle(radians: angle.radians + 2 * .pi)),
          options: options))
    }
    /// Fills areas with copies of an image, or of the part `sourceRect`, which is in units of the image's size.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      let tiles = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
      return style(tiles.in(CGRect(origin: origin, size: .zero)))
    }
  }

  /// Resolves the shading in the context's environment.
  public func resolve(_ shading: Shading) -> Shading {
    let settled = shading.levels.compactMap { environment.settled($0) }
    return settled.count == shading.levels.count ? Shading(levels: settled) : shading
  }
}

/// A gradient between two points of the canvas.
private struct PlacedGradient: PaintedStyle {
  typealias Resolved = Never

  let gradient: Gradient
  /// The geometry, with points in the canvas's coordinates instead of fractions of a rectangle.
  let geometry: GradientPaint.Geometry
  let options: GraphicsContext.GradientOptions

  func paint(in environment: EnvironmentValues) -> Paint? {
    var gradient = GradientPaint(gradient, geometry, in: environment)
    if options.contains(.linearColor) { gradient = gradient.mixedByLight() }
    if options.contains(.mirror) {
      gradient.repetition = .mirrored
    } else if options.contains(.repeat) {
      gradient.repetition = .repeated
    }
    var paint = Paint(.gradient(gradient))
    paint.rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    return paint
  }
}

extension UnitPoint {
  fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
