extension Font {
  /// The slant of synthetic italics: tan 12°.
  ///
  /// - SeeAlso: FreeType, `ftsynth.c`, also for the ink. We differ: ink is a round stroke around the outline, which
  ///   FreeType moves apart.
  private static let syntheticSkew = 0.2126
  /// The width that synthetic bold adds on each side of an outline, in em.
  private static let syntheticInk = 1.0 / 48

  /// Creates a font from `face` at the request's size, weight, width and slant.
  ///
  /// It uses the face's axes if it has them, and otherwise synthesizes the style. If `metrics` is nil, they are read
  /// from the face.
  /// Nil `metrics` are read from the face.
  convenience init(
    face: FontFace, request: FontRequest, metrics: FontMetrics?, tracking: Double = 0,
    opticalSize: Double? = nil, widths: LetterWidths? = nil, features: [FontFeature] = [],
    alias: FontAlias? = nil
  ) {
    var variations: [FontVariation] = []
    var emboldening = 0.0
    var skew = 0.0
    let tags = Set(face.axes.map(\.tag))
    if tags.contains("opsz") { variations.append(.init("opsz", opticalSize ?? request.size)) }
    if let weight = request.weight {
      let wanted = FontWeight.openType(weight)
      if tags.contains("wght") {
        variations.append(.init("wght", wanted))
      } else if wanted >= 600, face.names.weight < 600 {
        emboldening = Self.syntheticInk
      }
    }
    if request.width != 0 { variations.append(.init("wdth", 100 + 50 * request.width)) }
    if request.isItalic, !face.names.isItalic {
      if tags.contains("slnt") {
        variations.append(.init("slnt", -12))
      } else {
        skew = Self.syntheticSkew
      }
    }
    let instance = FontInstance.of(
      face, variations: variations + request.variations, emboldening: emboldening, widths: widths)
    self.init(
      instance: instance, request: request,
      metrics: metrics ?? FontMetrics(of: instance, size: request.size), skew: skew,
      tracking: tracking, features: features + request.features, alias: alias)
  }

  /// Creates a font of `face` without changes, with its own metrics.
  package convenience init(face: FontFace, size: Double) {
    self.init(
      face: face, request: .named(face.names.postScript, size: size), metrics: nil)
  }

  /// Returns a font that draws boxes for glyphs, with San Francisco's line height.
  package static func placeholder(for request: FontRequest) -> Font {
    Font(
      instance: FontInstance.of(.placeholder), request: request,
      metrics: FontMetrics(
        sanFranciscoAt: request.size, weight: request.weight ?? 0, underlineOf: .placeholder))
  }
}

extension FontMetrics {
  /// Creates the face's own metrics.
  init(of instance: FontInstance, size: Double) {
    self = unsafe HarfBuzz.metrics(of: instance.handle, times: size / instance.unitsPerEm).cleaned
  }

  /// Creates San Francisco's vertical metrics; the underline and strikethrough metrics come from `face`.
  init(sanFranciscoAt size: Double, weight: Double, underlineOf face: FontFace) {
    self.init(of: FontInstance.of(face), size: size)
    ascender = SanFrancisco.ascender * size
    descender = SanFrancisco.descender * size
    leading = 0
    capHeight = SanFrancisco.capHeight * size
    xHeight = SanFrancisco.xHeight(weight: weight) * size
    self = cleaned
  }
}
