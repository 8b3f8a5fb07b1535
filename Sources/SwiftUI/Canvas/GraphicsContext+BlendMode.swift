extension GraphicsContext {
  /// The way in which drawing is mixed with the content below it.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Drawing covers the content as far as it is opaque.
    public static var normal: BlendMode { BlendMode(.normal) }
    /// Each component is the product of both, which darkens.
    public static var multiply: BlendMode { BlendMode(.multiply) }
    /// The complements are multiplied, which lightens.
    public static var screen: BlendMode { BlendMode(.screen) }
    public static var overlay: BlendMode { BlendMode(.overlay) }
    /// Each component is the smaller one of both.
    public static var darken: BlendMode { BlendMode(.darken) }
    /// Each component is the larger one of both.
    public static var lighten: BlendMode { BlendMode(.lighten) }
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    public static var softLight: BlendMode { BlendMode(.softLight) }
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    /// Each component is the difference of both.
    public static var difference: BlendMode { BlendMode(.difference) }
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    /// The hue of the drawing, with the saturation and luminosity of the content.
    public static var hue: BlendMode { BlendMode(.hue) }
    /// The saturation of the drawing, with the hue and luminosity of the content.
    public static var saturation: BlendMode { BlendMode(.saturation) }
    /// The hue and saturation of the drawing, with the luminosity of the content.
    public static var color: BlendMode { BlendMode(.color) }
    /// The luminosity of the drawing, with the hue and saturation of the content.
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    /// Drawing erases the content.
    public static var clear: BlendMode { BlendMode(.clear) }
    /// Drawing replaces the content, even where it is translucent.
    public static var copy: BlendMode { BlendMode(.copy) }
    /// Drawing replaces the content where that is opaque, and erases it elsewhere.
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    /// Drawing replaces the content where that is transparent, and erases it elsewhere.
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    /// Drawing covers the content where that is opaque.
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    /// Drawing appears where the content is transparent.
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    /// The content stays where the drawing is opaque.
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    /// The content stays where the drawing is transparent.
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    /// The content stays where the drawing is opaque; elsewhere the drawing replaces it.
    public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
    /// Drawing and content appear where only one of both is opaque.
    public static var xor: BlendMode { BlendMode(.xor) }
    /// The components are added and then reduced by 1, which darkens.
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    /// The components are added, which lightens.
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }

    private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }
  }
}
