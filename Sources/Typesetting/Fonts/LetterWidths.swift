import Foundation

/// What is added to the advances of a face's letters, half before the ink and half behind it.
///
/// So a face takes on another one's widths, letter class by letter class, and keeps its outlines,
/// kerning and ligatures.
struct LetterWidths: Hashable, Sendable {
  private struct Letter: Hashable {
    let scalar: Unicode.Scalar
    /// In 2048ths of an em; negative where the letter becomes narrower.
    let units: Int
  }

  /// With and without accents.
  private let letters: [Letter]

  /// `units` are in 2048ths of an em; no character may stand in two classes.
  init(_ classes: [(letters: String, units: Int)]) {
    var additions: [Unicode.Scalar: Int] = [:]
    for (letters, units) in classes {
      for scalar in letters.unicodeScalars { additions[scalar] = units }
    }
    letters = Self.scope.compactMap { Unicode.Scalar($0) }.compactMap { scalar in
      let units = Self.base(of: scalar).flatMap { additions[$0] }
      return units.map { Letter(scalar: scalar, units: $0) }
    }
  }

  /// Without its accents.
  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.isASCII { return scalar }
    return String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
  }

  /// Latin letters with and without accents: to the end of Latin Extended-A.
  private static let scope: ClosedRange<UInt32> = 0x20...0x17f

  /// By glyph, in units of an em of `unitsPerEm`; `glyph` is the face's own map of characters.
  func additions(
    unitsPerEm: Double, glyph: (Unicode.Scalar) -> UInt32?
  ) -> [UInt32: Int32] {
    var found: [UInt32: Int32] = [:]
    for letter in letters {
      guard let glyph = glyph(letter.scalar) else { continue }
      found[glyph] = Int32((Double(letter.units) * unitsPerEm / 2048).rounded())
    }
    return found
  }
}
