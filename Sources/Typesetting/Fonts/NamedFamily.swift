import DarkroomFontFiles

/// A font family of iOS, and its substitute.
struct NamedFamily: Sendable {
  struct Face: Hashable, Sendable {
    /// The PostScript name, as in `AvenirNext-DemiBold`.
    let postScript: String
    /// The weight on UIKit's scale.
    let weight: Double
    let isItalic: Bool
  }

  let name: String
  let standIn: StandIn
  /// The vertical metrics in em, as in `UIFont`; the descender is negative.
  let ascender: Double
  let descender: Double
  let leading: Double
  /// The substitute's size for each point of the original's.
  let scale: Double
  /// The amount, in em, by which the original's advances are larger.
  let spacing: Double
  /// The faces.
  ///
  /// If several are regular, the first one is the face for the family's name.
  let faces: [Face]

  /// Creates a family.
  ///
  /// `faces` are PostScript names separated by spaces; the part after a hyphen gives weight and slant.
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
  /// Returns the family and face with the given name; case, spaces and hyphens do not matter.
  static func find(_ name: String) -> (family: NamedFamily, face: Face?)? {
    places[key(name)].map { (all[$0.family], $0.face) }
  }

  static func family(named name: String) -> NamedFamily? {
    places[key(name)].flatMap { key(all[$0.family].name) == key(name) ? all[$0.family] : nil }
  }

  /// Returns the face nearest in slant and weight; if `weight` is nil and there is no slant, it returns `named` itself.
  func face(named: Face?, weight: Double?, isItalic: Bool) -> Face? {
    if let named, weight == nil, !isItalic || named.isItalic { return named }
    let weight = weight ?? named?.weight ?? 0
    func distance(_ face: Face) -> Double {
      abs(face.weight - weight) + (face.isItalic == isItalic ? 0 : 10)
        + (face == named ? 0 : 0.001)
    }
    return faces.min { distance($0) < distance($1) }
  }

  /// The family and face of each name.
  ///
  /// A family's name has precedence over a face with the same name.
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

  /// The style in the name: `BoldItalic` for `TimesNewRomanPS-BoldItalicMT`, empty for `Georgia`.
  fileprivate var style: String { Self.style(of: postScript) }

  private static func style(of postScript: String) -> String {
    guard let hyphen = postScript.firstIndex(of: "-") else { return "" }
    let style = postScript[postScript.index(after: hyphen)...]
    return String(style.hasSuffix("MT") ? style.dropLast(2) : style)
  }

  /// The weights of style names.
  ///
  /// The first name that a style contains counts.
  private static let weights: [(name: String, weight: Double)] = [
    ("ultralight", -0.8), ("thin", -0.6), ("light", -0.4), ("medium", 0.23), ("demibold", 0.3),
    ("semibold", 0.3), ("ultrabold", 0.56), ("extrabold", 0.56), ("extrablack", 0.62),
    ("bold", 0.4), ("heavy", 0.56), ("black", 0.62), ("wide", 0.4),
  ]
}

/// A pinned font that substitutes fonts that may not be redistributed.
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
