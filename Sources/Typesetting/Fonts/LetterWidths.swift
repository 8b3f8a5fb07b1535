import Foundation

/// Additions to the advances of a face's letters, half before the ink and half after it.
///
/// They give a face the widths of another one, letter class by letter class. Outlines, kerning and ligatures stay.
struct LetterWidths: Hashable, Sendable {
  private struct Letter: Hashable {
    let scalar: Unicode.Scalar
    /// The addition in 2048ths of an em; negative if the letter becomes narrower.
    let units: Int
  }

  /// The letters, with and without accents.
  private let letters: [Letter]

  /// Creates additions.
  ///
  /// `units` are in 2048ths of an em; a character must not be in two classes.
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

  /// Returns the letter without its accents.
  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.isASCII { return scalar }
    return String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
  }

  /// Latin letters with and without accents: to the end of Latin Extended-A.
  private static let scope: ClosedRange<UInt32> = 0x20...0x17f

  /// Returns the additions by glyph, in units of an em of `unitsPerEm`; `glyph` is the face's map of characters.
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
