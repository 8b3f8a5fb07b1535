extension FontLibrary {
  /// iOS's own families that code asks for by name, and what stands in for them here.
  ///
  /// Line heights are those of the originals where known, so that frames agree with iOS.
  private struct Substitute {
    /// Lower case, without spaces; the name asked for begins with it.
    let prefix: String
    let design: FontRequest.Design
    /// In em; nil keeps the substitute's.
    let ascender: Double
    let descender: Double
  }

  /// Helvetica's are seen in a reference (17 points → 19.55 high); the others' are the files' own
  /// `hhea` values, from common knowledge.
  private static let substitutes = [
    Substitute(prefix: "helveticaneue", design: .standard, ascender: 0.952, descender: -0.213),
    Substitute(prefix: "helvetica", design: .standard, ascender: 0.92, descender: -0.23),
    Substitute(prefix: "arial", design: .standard, ascender: 0.9052734, descender: -0.2119141),
    Substitute(prefix: "menlo", design: .monospaced, ascender: 0.9282227, descender: -0.2358398),
    Substitute(
      prefix: "couriernew", design: .monospaced, ascender: 0.8325195, descender: -0.3002930),
    Substitute(prefix: "courier", design: .monospaced, ascender: 0.754, descender: -0.246),
  ]

  /// Nil when `name` is no iOS font with a substitute.
  func substituteFont(_ request: FontRequest, _ name: String) throws(FontError) -> Font? {
    let plain = name.lowercased().filter { $0 != " " }
    guard let substitute = Self.substitutes.first(where: { plain.hasPrefix($0.prefix) }) else {
      return nil
    }
    let style = plain.dropFirst(substitute.prefix.count)
    guard style.isEmpty || style.hasPrefix("-") else { return nil }
    var system = request
    system.family = .system(substitute.design)
    system.weight = request.weight ?? Self.weight(inStyle: String(style))
    system.isItalic = request.isItalic || style.contains("italic") || style.contains("oblique")
    let font = try font(system)
    var metrics = font.metrics
    metrics.ascender = substitute.ascender * request.size
    metrics.descender = substitute.descender * request.size
    metrics.leading = 0
    return Font(
      instance: font.instance, request: request, metrics: metrics, skew: font.skew,
      features: font.features)
  }

  private static func weight(inStyle style: String) -> Double {
    let names: [(String, Double)] = [
      ("ultralight", -0.8), ("thin", -0.6), ("light", -0.4), ("medium", 0.23), ("bold", 0.4),
    ]
    return names.first { style.contains($0.0) }?.1 ?? 0
  }
}
