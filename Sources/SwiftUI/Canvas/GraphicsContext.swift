/// What a canvas is drawn into.
public struct GraphicsContext {
  /// What shapes are painted with.
  public struct Shading: Sendable {
    let style: AnyShapeStyle

    public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(style: AnyShapeStyle(style))
    }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
    ) -> Shading { style(gradient) }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading { style(gradient) }
    public static var foreground: Shading { style(ForegroundStyle()) }
  }

  /// How a gradient goes on.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// How drawing is mixed with what is there.
  public struct BlendMode: Equatable, Sendable {
    private let name: String

    public static let normal = BlendMode(name: "normal")
    public static let multiply = BlendMode(name: "multiply")
    public static let screen = BlendMode(name: "screen")
    public static let overlay = BlendMode(name: "overlay")
    public static let destinationOut = BlendMode(name: "destinationOut")
    public static let plusLighter = BlendMode(name: "plusLighter")
    public static let clear = BlendMode(name: "clear")
    public static let copy = BlendMode(name: "copy")
  }

  /// An image that can be drawn.
  public struct ResolvedImage {
    public var size: CGSize { .zero }
    public var shading: Shading?
  }

  /// A text that can be drawn.
  public struct ResolvedText {
    public var shading: Shading
    public func measure(in size: CGSize) -> CGSize { .zero }
  }

  /// A view that can be drawn.
  public struct ResolvedSymbol {
    public var size: CGSize { .zero }
  }

  public var opacity: Double = 1
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  public let environment = EnvironmentValues()

  init() {}

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(shading: .foreground) }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {}
}
