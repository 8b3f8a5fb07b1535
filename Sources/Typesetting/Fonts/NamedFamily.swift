import DarkroomFontFiles

/// A family that every iPhone has, and what stands in for it here.
struct NamedFamily: Sendable {
  struct Face: Hashable, Sendable {
    /// As in `AvenirNext-DemiBold`.
    let postScript: String
    /// UIKit's scale.
    let weight: Double
    let isItalic: Bool
  }

  let name: String
  let standIn: StandIn
  /// In em, as `UIFont` answers them; the descender is negative.
  let ascender: Double
  let descender: Double
  let leading: Double
  /// The stand-in's size for each point of the original's.
  let scale: Double
  /// What the original's advances are larger, in em.
  let spacing: Double
  /// The one for the family's bare name first, if several are regular.
  let faces: [Face]

  /// `faces` are PostScript names with spaces between; what follows a hyphen tells weight and slant.
  init(
    _ name: String, _ standIn: StandIn, _ ascender: Double, _ descender: Double,
    leading: Double = 0, scale: Double = 1, spacing: Double = 0, _ faces: String
  ) {
    self.name = name
    self.standIn = standIn
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.scale = scale
    self.spacing = spacing
    self.faces = faces.split(separator: " ").map { Face(String($0)) }
  }
}

extension NamedFamily {
  /// A family's name, or the name of one of its faces; case, spaces and hyphens do not matter.
  static func find(_ name: String) -> (family: NamedFamily, face: Face?)? {
    places[key(name)].map { (all[$0.family], $0.face) }
  }

  static func family(named name: String) -> NamedFamily? {
    places[key(name)].flatMap { key(all[$0.family].name) == key(name) ? all[$0.family] : nil }
  }

  /// The face nearest in slant and weight; nil `weight` and no slant ask for `named` itself.
  func face(named: Face?, weight: Double?, isItalic: Bool) -> Face? {
    if let named, weight == nil, !isItalic || named.isItalic { return named }
    let weight = weight ?? named?.weight ?? 0
    func distance(_ face: Face) -> Double {
      abs(face.weight - weight) + (face.isItalic == isItalic ? 0 : 10)
        + (face == named ? 0 : 0.001)
    }
    return faces.min { distance($0) < distance($1) }
  }

  /// Where each name leads: families before the faces that are called as they are.
  private static let places: [String: (family: Int, face: Face?)] = {
    var places: [String: (family: Int, face: Face?)] = [:]
    for (i, family) in all.enumerated() {
      for face in family.faces {
        places[key(face.postScript)] = (i, face)
        places[key(family.name + face.style)] = (i, face)
      }
    }
    for (i, family) in all.enumerated() { places[key(family.name)] = (i, nil) }
    return places
  }()

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }
}

extension NamedFamily.Face {
  fileprivate init(_ postScript: String) {
    self.postScript = postScript
    let style = Self.style(of: postScript).lowercased()
    weight = Self.weights.first { style.contains($0.name) }?.weight ?? 0
    isItalic = style.contains("italic") || style.contains("oblique")
  }

  /// `BoldItalic` for `TimesNewRomanPS-BoldItalicMT`; empty for `Georgia`.
  fileprivate var style: String { Self.style(of: postScript) }

  private static func style(of postScript: String) -> String {
    guard let hyphen = postScript.firstIndex(of: "-") else { return "" }
    let style = postScript[postScript.index(after: hyphen)...]
    return String(style.hasSuffix("MT") ? style.dropLast(2) : style)
  }

  /// The first that a style contains counts.
  private static let weights: [(name: String, weight: Double)] = [
    ("ultralight", -0.8), ("thin", -0.6), ("light", -0.4), ("medium", 0.23), ("demibold", 0.3),
    ("semibold", 0.3), ("ultrabold", 0.56), ("extrabold", 0.56), ("extrablack", 0.62),
    ("bold", 0.4), ("heavy", 0.56), ("black", 0.62), ("wide", 0.4),
  ]
}

/// A pinned font that takes the place of fonts that may not be redistributed.
enum StandIn: Hashable, Sendable {
  /// Arimo, with the advances of Helvetica and Arial.
  case sans
  /// Lora.
  case serif
  /// JetBrains Mono: 0.6 em for each character.
  case monospaced

  func file(isItalic: Bool) -> PinnedFont {
    switch self {
    case .sans: isItalic ? .arimoItalic : .arimo
    case .serif: isItalic ? .loraItalic : .lora
    case .monospaced: isItalic ? .jetBrainsMonoItalic : .jetBrainsMono
    }
  }
}
