import Foundation

/// What is added to the advances of a face's letters, half before the ink and half behind it.
///
/// So a face takes on another one's widths, letter class by letter class, and keeps its outlines,
/// kerning and ligatures.
struct LetterWidths: Hashable, Sendable {
  /// In 2048ths of an em, by character without accents; negative where letters become narrower.
  private let additions: [Unicode.Scalar: Int]

  /// `units` are in 2048ths of an em; no character may stand in two classes.
  init(_ classes: [(letters: String, units: Int)]) {
    var additions: [Unicode.Scalar: Int] = [:]
    for (letters, units) in classes {
      for scalar in letters.unicodeScalars { additions[scalar] = units }
    }
    self.additions = additions
  }

  /// Latin letters with and without accents: to the end of Latin Extended-A.
  private static let scope: ClosedRange<UInt32> = 0x20...0x17f

  /// By glyph, in units of an em of `unitsPerEm`; `glyph` is the face's own map of characters.
  func additions(
    unitsPerEm: Double, glyph: (Unicode.Scalar) -> UInt32?
  ) -> [UInt32: Int32] {
    var found: [UInt32: Int32] = [:]
    for scalar in Self.scope.compactMap({ Unicode.Scalar($0) }) {
      let decomposed = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
      guard let base = decomposed.first, let units = additions[base], let glyph = glyph(scalar)
      else { continue }
      found[glyph] = Int32((Double(units) * unitsPerEm / 2048).rounded())
    }
    return found
  }
}
