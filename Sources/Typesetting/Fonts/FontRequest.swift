/// A request for a font.
///
/// `FontLibrary` finds the nearest available one.
package struct FontRequest: Hashable, Sendable {
  /// A design of the system font.
  ///
  /// `rounded` and `serif` look like `standard`, because there are no substitutes for them.
  package enum Design: UInt8, Hashable, Sendable { case standard, monospaced, rounded, serif }

  package enum Family: Hashable, Sendable {
    case system(Design)
    /// A family, full or PostScript name, in any case.
    case named(String)
  }

  package var family: Family
  /// The size in points.
  package var size: Double
  /// The weight on UIKit's scale: −1 to 1, 0 regular, 0.4 bold.
  ///
  /// If it is nil, the font has the weight of the named font.
  package var weight: Double?
  /// The width on UIKit's scale: −1 to 1, 0 standard.
  ///
  /// It is used if the face has a `wdth` axis.
  package var width: Double
  package var isItalic: Bool
  package var features: [FontFeature]
  /// The axis positions other than weight, width and optical size.
  package var variations: [FontVariation]

  package init(
    family: Family, size: Double, weight: Double? = nil, width: Double = 0,
    isItalic: Bool = false, features: [FontFeature] = [], variations: [FontVariation] = []
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.features = features
    self.variations = variations
  }

  package static func system(
    size: Double, weight: Double = 0, design: Design = .standard, isItalic: Bool = false,
    width: Double = 0, monospacedDigits: Bool = false
  ) -> FontRequest {
    FontRequest(
      family: .system(design), size: size, weight: weight, width: width, isItalic: isItalic,
      features: monospacedDigits ? [.monospacedDigits] : [])
  }

  package static func named(_ name: String, size: Double) -> FontRequest {
    FontRequest(family: .named(name), size: size)
  }
}
