import DarkroomRaster

extension GraphicsContext {
  /// A change to a drawing before it reaches the canvas.
  public struct Filter: Sendable {
    enum Kind {
      case projection(ProjectionTransform)
      case shadow(Shadow)
      case multiplication(Color)
      case picture(PictureFilter)
      case threshold(ClosedRange<Double>, Color)
    }

    struct Shadow {
      let color: Color
      let radius: CGFloat
      let offset: CGSize
      let blendMode: BlendMode
      let options: ShadowOptions
    }

    let kind: Kind

    /// The depth of the projection is ignored, as in other effects.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          Shadow(
            color: color, radius: radius, offset: CGSize(width: x, height: y),
            blendMode: blendMode, options: options)))
    }
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .multiplication(color))
    }
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { colors(matrix.transform) }
    public static func hueRotation(_ angle: Angle) -> Filter { colors(.hueRotation(angle)) }
    public static func saturation(_ amount: Double) -> Filter { colors(.saturation(amount)) }
    public static func brightness(_ amount: Double) -> Filter { colors(.brightness(amount)) }
    public static func contrast(_ amount: Double) -> Filter { colors(.contrast(amount)) }
    public static func colorInvert(_ amount: Double = 1) -> Filter { colors(.inversion(amount)) }
    public static func grayscale(_ amount: Double) -> Filter { colors(.grayscale(amount)) }
    public static var luminanceToAlpha: Filter { colors(.luminanceToAlpha) }
    public static func blur(
      radius: CGFloat, options: BlurOptions = BlurOptions()
    ) -> Filter {
      Filter(
        kind: .picture(.blur(sigma: radius, isOpaque: options.contains(.opaque))))
    }
    /// Replaces the drawing by a color where its alpha is in a range, and by nothing elsewhere.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      // A limit that is not a number would be no end of a range.
      let (least, most) = (min.isNaN ? 0 : min, max.isNaN ? 1 : max)
      return Filter(kind: .threshold(least...Swift.max(least, most), color))
    }

    private static func colors(_ transform: ColorTransform) -> Filter {
      Filter(kind: .picture(.colors(transform)))
    }
  }
}
