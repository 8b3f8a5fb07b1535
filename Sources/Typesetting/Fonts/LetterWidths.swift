import Foundation

/// Additions to the advances of a face's letters, half before the ink and half after it.
///
/// They give a face the widths of another one, letter class by letter class. Outlines, kerning and ligatures stay.
struct LetterWidths: Hashable, Sendable {
  /// The additions for the characters of the scope in 2048ths of an em, negative if the letter becomes narrower.
  private let units: [Double]

  /// Creates additions.
  ///
  /// `units` are in 2048ths of an em; a character must not be in two classes. Letters with accents are in the class of
  /// the letter without them.
  init(_ classes: [(letters: String, units: Int)]) {
    var additions: [Unicode.Scalar: Double] = [:]
    for (letters, units) in classes {
      for scalar in letters.unicodeScalars { additions[scalar] = Double(units) }
    }
    units = Self.scope.map { value in
      Unicode.Scalar(value).flatMap(Self.base).flatMap { additions[$0] } ?? 0
    }
  }

  /// Creates additions that are `share` of the way from `start` to `end`.
  init(from start: LetterWidths, to end: LetterWidths, share: Double) {
    units = zip(start.units, end.units).map { $0 + ($1 - $0) * share }
  }

  /// Returns the letter without its accents, or the space for the one that doesn't break.
  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.isASCII { return scalar }
    if scalar == "\u{a0}" { return " " }
    return String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
  }

  /// Latin letters with and without accents: to the end of Latin Extended-A.
  private static let scope: ClosedRange<UInt32> = 0x20...0x17f

  /// Returns the additions by glyph, in units of an em of `unitsPerEm`; `glyph` is the face's map of characters.
  func additions(
    unitsPerEm: Double, glyph: (Unicode.Scalar) -> UInt32?
  ) -> [UInt32: Int32] {
    var found: [UInt32: Int32] = [:]
    for (value, units) in zip(Self.scope, units) where units != 0 {
      guard let scalar = Unicode.Scalar(value), let glyph = glyph(scalar) else { continue }
      found[glyph] = Int32((units * unitsPerEm / 2048).rounded())
    }
    return found
  }
}
