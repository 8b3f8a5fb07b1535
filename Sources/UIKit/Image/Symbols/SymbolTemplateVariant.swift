/// A weight and scale of a symbol's template, such as `Regular-M`.
struct SymbolTemplateVariant: Hashable {
  enum Weight: String, CaseIterable, Comparable {
    case ultralight = "Ultralight"
    case thin = "Thin"
    case light = "Light"
    case regular = "Regular"
    case medium = "Medium"
    case semibold = "Semibold"
    case bold = "Bold"
    case heavy = "Heavy"
    case black = "Black"

    init(_ weight: UIImage.SymbolWeight) {
      switch weight {
      case .ultraLight: self = .ultralight
      case .thin: self = .thin
      case .light: self = .light
      case .unspecified, .regular: self = .regular
      case .medium: self = .medium
      case .semibold: self = .semibold
      case .bold: self = .bold
      case .heavy: self = .heavy
      case .black: self = .black
      }
    }

    private var symbolWeight: UIImage.SymbolWeight {
      UIImage.SymbolWeight(rawValue: (Self.allCases.firstIndex(of: self) ?? 3) + 1) ?? .regular
    }

    /// The stroke width of our own drawings at this weight, in hundredths of an em.
    var strokeWidth: CGFloat { SymbolAttributes(weight: symbolWeight).strokeWidth }

    static func < (a: Weight, b: Weight) -> Bool {
      a.symbolWeight.rawValue < b.symbolWeight.rawValue
    }
  }

  enum Scale: String, CaseIterable {
    case small = "S"
    case medium = "M"
    case large = "L"

    init(_ scale: UIImage.SymbolScale) {
      switch scale {
      case .small: self = .small
      case .large: self = .large
      case .medium, .default, .unspecified: self = .medium
      }
    }

    /// The factor relative to the medium scale.
    var factor: CGFloat {
      switch self {
      case .small: SymbolAttributes(scale: .small).factor
      case .medium: 1
      case .large: SymbolAttributes(scale: .large).factor
      }
    }
  }

  let weight: Weight
  let scale: Scale

  init(weight: Weight, scale: Scale) {
    self.weight = weight
    self.scale = scale
  }

  init(_ attributes: SymbolAttributes) {
    self.init(weight: Weight(attributes.weight), scale: Scale(attributes.scale))
  }

  /// Returns nil if the id isn't that of a variant.
  init?(id: String) {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let weight = Weight(rawValue: String(parts[0])),
      let scale = Scale(rawValue: String(parts[1]))
    else { return nil }
    self.init(weight: weight, scale: scale)
  }

  /// The name of the variant in the file.
  var name: String { "\(weight.rawValue)-\(scale.rawValue)" }
}
