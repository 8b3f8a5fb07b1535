package import DarkroomTypesetting

/// A font file's face, without a size; lengths are in units of the em.
public final class CGFont: Sendable {
  package let face: FontFace
  /// What it was asked for by; nil for bytes.
  private let name: String?

  /// A PostScript, full or family name; nil when nothing of that name, nor a stand-in, is known.
  public init?(_ name: CFString) {
    guard let font = try? FontLibrary.shared.font(.named(name, size: 1)) else { return nil }
    face = font.instance.face
    self.name = name
  }

  /// Nil when the bytes are no font.
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

  /// From the file: of a font that stands in for another, its own.
  public var postScriptName: CFString? { face.names.postScript }
  public var fullName: CFString? { face.names.full }
  public var numberOfGlyphs: Int { face.glyphCount }
  public var unitsPerEm: Int32 { Int32(face.unitsPerEm) }

  private var metrics: FontMetrics { Font(face: face, size: face.unitsPerEm).metrics }

  /// Above the baseline, in units of the em; the file's own measure, where `UIFont` has San
  /// Francisco's.
  public var ascent: Int32 { Int32(metrics.ascender) }
  /// Negative: below the baseline.
  public var descent: Int32 { Int32(metrics.descender) }
  /// The file's line gap, in units of the em.
  public var leading: Int32 { Int32(metrics.leading) }
  /// In units of the em.
  public var capHeight: Int32 { Int32(metrics.capHeight) }
  /// In units of the em.
  public var xHeight: Int32 { Int32(metrics.xHeight) }
}
