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
    /// A shadow of later drawing.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow, by default black with an opacity of 0.33.
    ///   - radius: The standard deviation of the blur, in points.
    ///   - x: The distance to the right, in points.
    ///   - y: The distance down, in points.
    ///   - blendMode: The way in which the shadow is mixed with the content.
    ///   - options: Whether the shadow lies above the drawing, replaces it, or is thrown by transparent areas.
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
    /// Multiplies the components of all colors by the components of another one; white changes nothing.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .multiplication(color))
    }
    /// Computes the components of all colors by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { colors(matrix.transform) }
    /// Turns the hues of all colors around gray; a full turn changes nothing.
    public static func hueRotation(_ angle: Angle) -> Filter { colors(.hueRotation(angle)) }
    /// Multiplies the difference of all colors from the gray of the same luminance; 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { colors(.saturation(amount)) }
    /// Adds a number to the components of all colors; 0 changes nothing.
    public static func brightness(_ amount: Double) -> Filter { colors(.brightness(amount)) }
    /// Multiplies the difference of all colors from a middle gray; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { colors(.contrast(amount)) }
    /// Mixes all colors with their complements; 0 changes nothing, and 1 inverts them.
    public static func colorInvert(_ amount: Double = 1) -> Filter { colors(.inversion(amount)) }
    /// Mixes all colors with the gray of the same luminance; 0 changes nothing.
    public static func grayscale(_ amount: Double) -> Filter { colors(.grayscale(amount)) }
    /// Makes all colors black, with their luminance as the opacity.
    public static var luminanceToAlpha: Filter { colors(.luminanceToAlpha) }
    /// Blurs later drawing; the radius is the standard deviation of a Gaussian, in points.
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
