import DarkroomTypesetting

/// An OpenType feature with Apple's numbers for it.
///
/// - SeeAlso: HarfBuzz, hb-aat-layout.cc, `feature_mappings`, after the font features of Apple's TrueType manual. We
///   differ: features of East Asian text are left out.
package struct FontFeatureSetting: Sendable {
  package let tag: String
  package let type: Int
  package let selector: Int
  package let name: String

  package static let types: [Int: String] = [
    1: "Ligatures", 6: "Number Spacing", 10: "Vertical Position", 11: "Fractions",
    14: "Typographic Extras", 15: "Mathematical Extras", 19: "Style Options", 21: "Number Case",
    33: "Case-Sensitive Layout", 35: "Alternative Stylistic Sets", 36: "Contextual Alternates",
    37: "Lower Case", 38: "Upper Case",
  ]

  /// The types of which only one setting can be active at a time.
  package static let exclusiveTypes: Set<Int> = [6, 10, 11, 19, 21, 37, 38]

  package static let all: [FontFeatureSetting] =
    [
      .init("liga", 1, 2, "Common Ligatures"), .init("dlig", 1, 4, "Rare Ligatures"),
      .init("clig", 1, 18, "Contextual Ligatures"), .init("hlig", 1, 20, "Historical Ligatures"),
      .init("tnum", 6, 0, "Monospaced Numbers"), .init("pnum", 6, 1, "Proportional Numbers"),
      .init("sups", 10, 1, "Superiors"), .init("subs", 10, 2, "Inferiors"),
      .init("ordn", 10, 3, "Ordinals"), .init("sinf", 10, 4, "Scientific Inferiors"),
      .init("afrc", 11, 1, "Vertical Fractions"), .init("frac", 11, 2, "Diagonal Fractions"),
      .init("zero", 14, 4, "Slashed Zero"), .init("mgrk", 15, 10, "Mathematical Greek"),
      .init("titl", 19, 4, "Titling Capitals"), .init("onum", 21, 0, "Old-Style Figures"),
      .init("lnum", 21, 1, "Lining Figures"), .init("case", 33, 0, "Capital Forms"),
      .init("cpsp", 33, 2, "Capital Spacing"), .init("calt", 36, 0, "Contextual Alternates"),
      .init("swsh", 36, 2, "Swash Alternates"), .init("cswh", 36, 4, "Contextual Swash Alternates"),
      .init("smcp", 37, 1, "Small Capitals"), .init("pcap", 37, 2, "Petite Capitals"),
      .init("c2sc", 38, 1, "Small Capitals"), .init("c2pc", 38, 2, "Petite Capitals"),
    ]
    + (1...20).map { number in
      let tag = number < 10 ? "ss0\(number)" : "ss\(number)"
      return FontFeatureSetting(tag, 35, number * 2, "Stylistic Set \(number)")
    }

  private init(_ tag: String, _ type: Int, _ selector: Int, _ name: String) {
    self.tag = tag
    self.type = type
    self.selector = selector
    self.name = name
  }

  /// Features that are active in fonts by default.
  private static let usual: Set<String> = ["liga", "clig", "calt"]

  /// The features after one more setting.
  ///
  /// Settings that it excludes are removed, and it is added unless it is a default, because iOS omits such settings.
  ///
  /// Types that do not exclude other settings use an even number to turn a feature on, and the next number to turn it
  /// off. Settings without an OpenType feature change nothing.
  static func applying(type: Int, selector: Int, to features: [FontFeature]) -> [FontFeature] {
    let isExclusive = exclusiveTypes.contains(type)
    let on = all.first { $0.type == type && $0.selector == selector }
    let off = isExclusive ? nil : all.first { $0.type == type && $0.selector == selector - 1 }
    guard isExclusive || on != nil || off != nil else { return features }
    let excluded = Set(
      isExclusive ? all.filter { $0.type == type }.map(\.tag) : [on, off].compactMap { $0?.tag })
    var result = features.filter { !excluded.contains($0.tag) }
    if let on, !usual.contains(on.tag) { result.append(FontFeature(on.tag)) }
    if let off, usual.contains(off.tag) { result.append(FontFeature(off.tag, 0)) }
    return result
  }

  /// Apple's numbers of features, in the form that descriptors use; features without numbers are omitted.
  static func attribute(of features: [FontFeature]) -> [[UIFontDescriptor.FeatureKey: Int]] {
    features.compactMap { feature in
      all.first { $0.tag == feature.tag }.map {
        [.type: $0.type, .selector: feature.value == 0 ? $0.selector + 1 : $0.selector]
      }
    }
  }
}
