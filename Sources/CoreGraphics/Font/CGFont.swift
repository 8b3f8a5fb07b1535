package import DarkroomTypesetting

/// The face of a font file, without a size; lengths are in units of the em.
public final class CGFont: Sendable {
  package let face: FontFace
  /// The name with which it was requested; nil if it was created from bytes.
  private let name: String?

  /// Creates a font by PostScript, full or family name; nil if neither a font nor a substitute has that name.
  public init?(_ name: CFString) {
    guard let font = try? FontLibrary.shared.font(.named(name, size: 1)) else { return nil }
    face = font.instance.face
    self.name = name
  }

  /// Returns nil if the bytes aren't a font.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data,
      let face = try? FontFace(bytes: Array(data), name: "CGFont")
    else { return nil }
    self.face = face
    name = nil
  }

  /// The font at a size in points.
  package func font(size: Double) -> Font {
    guard let name, let font = try? FontLibrary.shared.font(.named(name, size: size)) else {
      return Font(face: face, size: size)
    }
    return font
  }

  /// The name in the file; for a substitute, the substitute's own.
  public var postScriptName: CFString? { face.names.postScript }
  /// The full name in the file; nil if it has none.
  public var fullName: CFString? { face.names.full }
  /// The number of glyphs in the file.
  public var numberOfGlyphs: Int { face.glyphCount }
  /// The units of the em, in which all metrics of the font are given; usually 1000 or 2048.
  public var unitsPerEm: Int32 { Int32(face.unitsPerEm) }

  private var metrics: FontMetrics { Font(face: face, size: face.unitsPerEm).metrics }

  /// The ascent above the baseline in units of the em, from the file; `UIFont` has San Francisco's instead.
  public var ascent: Int32 { Int32(metrics.ascender) }
  /// Negative: below the baseline.
  public var descent: Int32 { Int32(metrics.descender) }
  /// The line gap in the file, in units of the em.
  public var leading: Int32 { Int32(metrics.leading) }
  /// In units of the em.
  public var capHeight: Int32 { Int32(metrics.capHeight) }
  /// In units of the em.
  public var xHeight: Int32 { Int32(metrics.xHeight) }
}
