/// A color.
///
/// As a view, it fills its frame.
public struct Color: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// The color space of a color's components.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  /// A color that an asset catalog contains under a name.
  struct Asset: Hashable, Sendable {
    let name: String
    let bundle: Bundle?
  }

  enum Storage: Hashable {
    case color(UIColor)
    case asset(Asset)
    case accent
    indirect case opacity(Color, Double)
  }

  let storage: Storage

  init(storage: Storage) { self.storage = storage }

  /// Creates a color from components from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let color =
      colorSpace == .displayP3
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
      : UIColor(
        red: colorSpace.encoded(red), green: colorSpace.encoded(green),
        blue: colorSpace.encoded(blue), alpha: opacity)
    storage = .color(color)
  }

  /// Creates a gray from black (0) to white (1).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    storage = .color(UIColor(white: colorSpace.encoded(white), alpha: opacity))
  }

  /// Creates a color from numbers from 0 to 1; a hue of 0 is red.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    storage = .color(
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// Creates a color that has a name in an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) {
    storage = .asset(Asset(name: name, bundle: bundle))
  }

  /// The label is required: `colors.map(Color.init)` uses the initializer without one.
  @_disfavoredOverload
  public init(uiColor: UIColor) { storage = .color(uiColor) }
  /// Creates a color from one of Core Graphics, which is the same in light and dark mode.
  public init(cgColor: CGColor) { storage = .color(UIColor(cgColor: cgColor)) }
  /// Creates a color from one of UIKit, which is resolved in the environment of the view.
  public init(_ color: UIColor) { storage = .color(color) }
  /// Creates a color from one of Core Graphics, which is the same in light and dark mode.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { storage = .color(UIColor(cgColor: cgColor)) }
  /// Creates a color from a `Color` or a `UIColor`; other values give a clear color.
  public init<T: Hashable>(_ color: T) {
    self = (color as? Color) ?? (color as? UIColor).map(Color.init(uiColor:)) ?? .clear
  }

  /// Returns the color with its opacity multiplied by a number from 0 to 1.
  public func opacity(_ opacity: Double) -> Color { Color(storage: .opacity(self, opacity)) }

  /// The color of Core Graphics; nil unless the color was created from components or from a color of another framework.
  public var cgColor: CGColor? {
    if case .color(let color) = storage { color.cgColor } else { nil }
  }

  public var description: String { "\(storage)" }
}

extension Color.RGBColorSpace {
  /// A component in the encoding of sRGB.
  fileprivate func encoded(_ component: Double) -> CGFloat {
    guard self == .sRGBLinear else { return component }
    return component <= 0.0031308 ? 12.92 * component : 1.055 * pow(component, 1 / 2.4) - 0.055
  }
}

extension Color: View, UndrawnValue {
  public typealias Body = Never
}

extension Color: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? { Paint(uiColor(in: environment)) }
}

extension UIColor {
  /// Creates a color of UIKit that still depends on light and dark mode.
  ///
  /// The accent color of a view's environment isn't known to it.
  public convenience init(_ color: Color) {
    let resolved = color.uiColor
    self.init { resolved.resolvedColor(with: $0) }
  }
}

extension Color {
  /// What UIKit calls the color.
  var uiColor: UIColor {
    switch storage {
    case .color(let color): color
    case .asset(let asset):
      UIColor(named: asset.name, in: asset.bundle, compatibleWith: nil) ?? .clear
    case .accent: .tintColor
    case .opacity(let color, let opacity):
      color.uiColor.withAlphaComponent(color.uiColor.cgColor.alpha * opacity)
    }
  }

  /// The color in given surroundings.
  func uiColor(in environment: EnvironmentValues) -> UIColor {
    switch storage {
    case .accent:
      // The environment's accent color may itself refer to the accent color.
      environment.accentColor?.uiColor(in: environment.without(\.accentColor))
        ?? uiColor.resolvedColor(with: environment.colorTraits)
    case .opacity(let color, let opacity):
      color.uiColor(in: environment).multiplyingAlpha(by: opacity)
    default: uiColor.resolvedColor(with: environment.colorTraits)
    }
  }
}
