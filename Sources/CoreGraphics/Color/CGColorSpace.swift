/// The interpretation of a color's components.
///
/// Drawing uses sRGB; colors of other spaces are converted first.
public final class CGColorSpace: Hashable, Sendable, CustomStringConvertible {
  /// The curve between a component and linear light.
  package enum Transfer: Sendable { case sRGB, linear }
  package enum Primaries: Sendable { case sRGB, displayP3 }

  private let constantName: String?
  /// The model: `monochrome`, `rgb`, `cmyk` or `pattern`; there are no others here.
  public let model: CGColorSpaceModel
  let transfer: Transfer
  let primaries: Primaries
  let isExtended: Bool
  /// The space of a pattern without colors of its own.
  public let baseColorSpace: CGColorSpace?

  private init(
    name: String?, model: CGColorSpaceModel, transfer: Transfer = .sRGB,
    primaries: Primaries = .sRGB, isExtended: Bool = false, base: CGColorSpace? = nil
  ) {
    constantName = name
    self.model = model
    self.transfer = transfer
    self.primaries = primaries
    self.isExtended = isExtended
    baseColorSpace = base
  }

  /// - Parameter name: One of the constants of this class; any other name gives nil.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB: self.init(name: name, model: .rgb)
    case Self.extendedSRGB: self.init(name: name, model: .rgb, isExtended: true)
    case Self.linearSRGB: self.init(name: name, model: .rgb, transfer: .linear)
    case Self.extendedLinearSRGB:
      self.init(name: name, model: .rgb, transfer: .linear, isExtended: true)
    case Self.displayP3: self.init(name: name, model: .rgb, primaries: .displayP3)
    case Self.extendedDisplayP3:
      self.init(name: name, model: .rgb, primaries: .displayP3, isExtended: true)
    case Self.genericGrayGamma2_2: self.init(name: name, model: .monochrome)
    case Self.extendedGray: self.init(name: name, model: .monochrome, isExtended: true)
    case Self.linearGray: self.init(name: name, model: .monochrome, transfer: .linear)
    case Self.extendedLinearGray:
      self.init(name: name, model: .monochrome, transfer: .linear, isExtended: true)
    case Self.genericCMYK: self.init(name: name, model: .cmyk)
    default: return nil
    }
  }

  /// The space of pattern colors.
  public convenience init?(patternBaseSpace: CGColorSpace?) {
    self.init(name: nil, model: .pattern, base: patternBaseSpace)
  }

  /// The name; nil for the spaces of patterns.
  public var name: CFString? { constantName }

  /// The number of a color's components in this space, without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .rgb: 3
    case .cmyk: 4
    default: baseColorSpace?.numberOfComponents ?? 0
    }
  }

  /// Whether the gamut is wide: true for Display P3 and the extended RGB spaces.
  public var isWideGamutRGB: Bool { primaries == .displayP3 || (model == .rgb && isExtended) }
  /// Whether colors can be drawn to contexts of the space: all spaces but those for patterns.
  public var supportsOutput: Bool { model != .pattern }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a === b
      || (a.constantName == b.constantName && a.model == b.model
        && a.baseColorSpace == b.baseColorSpace)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(constantName)
    hasher.combine(model)
  }

  public var description: String {
    "<CGColorSpace> (\(constantName ?? "device"); \(model))"
  }
}

extension CGColorSpace {
  /// The space of the web, in which everything is drawn and blended.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// Components outside of 0 to 1 are kept in conversions, and clamped when they are drawn.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// Components are linear light; gradients are still interpolated in sRGB.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// Linear light with the primaries of sRGB; values outside of 0 to 1 are clamped when they are drawn.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// The primaries of Display P3 with the curve of sRGB (CSS Color 4, section 17); drawing clamps
  /// to sRGB.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Display P3 with values outside of 0 to 1; drawing clamps to sRGB.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// Gray with the curve of sRGB rather than a power of 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Gray with values outside of 0 to 1, which are clamped when they are drawn.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Gray as linear light.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// Gray as linear light with values outside of 0 to 1, which are clamped when they are drawn.
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  /// CMYK, which is converted without a profile: red = (1 − cyan)·(1 − black).
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  static let deviceRGB = CGColorSpace(name: "kCGColorSpaceDeviceRGB", model: .rgb)
  static let deviceGray = CGColorSpace(name: "kCGColorSpaceDeviceGray", model: .monochrome)
  static let deviceCMYK = CGColorSpace(name: "kCGColorSpaceDeviceCMYK", model: .cmyk)
  static let pattern = CGColorSpace(name: nil, model: .pattern)

  /// The space of colors that `UIColor` creates.
  package static let srgb = CGColorSpace(name: sRGB, model: .rgb)
  package static let extendedSRGBSpace = CGColorSpace(
    name: extendedSRGB, model: .rgb, isExtended: true)
  package static let extendedGraySpace = CGColorSpace(
    name: extendedGray, model: .monochrome, isExtended: true)
  package static let displayP3Space = CGColorSpace(
    name: displayP3, model: .rgb, primaries: .displayP3)
  package static let genericGray = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome)
}

/// The RGB space of the device, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// The gray space of the device, with the curve of sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
/// The CMYK space of the device, converted without a profile: red = (1 − cyan)·(1 − black).
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
