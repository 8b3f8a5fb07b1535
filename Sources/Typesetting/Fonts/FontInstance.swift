import DarkroomFontFiles
import DarkroomRaster
import Synchronization

/// A face with its variation axes set: the source of glyph outlines and advances, in font units.
///
/// Instances are interned (`FontInstance.of`): the same face and settings are the same object, so that cached values of
/// one size serve all sizes.
@safe package final class FontInstance: GlyphSource, @unchecked Sendable {
  package let face: FontFace
  /// The axis settings in the face's axis order, clamped; axes at their default are left out.
  package let variations: [FontVariation]
  /// The ink added around every outline, in em, to make a face bolder that has no bold style.
  ///
  /// 0 for none.
  package let emboldening: Double
  /// The amounts added to the advances of glyphs, in font units.
  let additions: [UInt32: Int32]
  /// An identifier that is the same for the same file, face and settings on every machine.
  ///
  /// It identifies outlines, so it does not include the additions to advances.
  package let identity: UInt64

  /// The corresponding C type is `hb_font_t`; its scale is font units, its point size unset.
  let handle: OpaquePointer
  /// Whether all printable ASCII characters have glyphs.
  let coversPlainText: Bool
  let outlines = Mutex<[UInt32: Path?]>([:])
  let pictures = Mutex<[UInt32: Picture?]>([:])

  private static let interned = Mutex<[Key: FontInstance]>([:])

  private struct Key: Hashable {
    let face: ObjectIdentifier
    let variations: [FontVariation]
    let emboldening: Double
    let widths: LetterWidths?
  }

  /// Returns the only instance of `face` with these settings; axes that the face lacks are ignored.
  package static func of(
    _ face: FontFace, variations: [FontVariation] = [], emboldening: Double = 0
  ) -> FontInstance {
    of(face, variations: variations, emboldening: emboldening, widths: nil)
  }

  static func of(
    _ face: FontFace, variations: [FontVariation], emboldening: Double, widths: LetterWidths?
  ) -> FontInstance {
    let effective = face.axes.compactMap { axis -> FontVariation? in
      guard let asked = variations.last(where: { $0.tag == axis.tag }) else { return nil }
      let value = axis.clamped(asked.value)
      return value == axis.defaultValue ? nil : FontVariation(axis.tag, value)
    }
    let key = Key(
      face: ObjectIdentifier(face), variations: effective, emboldening: emboldening,
      widths: widths)
    return interned.withLock { known in
      if let instance = known[key] { return instance }
      let instance = FontInstance(face, effective, emboldening, widths)
      known[key] = instance
      return instance
    }
  }

  private init(
    _ face: FontFace, _ variations: [FontVariation], _ emboldening: Double, _ widths: LetterWidths?
  ) {
    self.face = face
    self.variations = variations
    self.emboldening = emboldening
    let handle = unsafe HarfBuzz.font(face.handle, variations)
    unsafe self.handle = handle
    identity = Self.identity(face, variations, emboldening)
    additions =
      widths?.additions(unitsPerEm: face.unitsPerEm) {
        unsafe HarfBuzz.glyph($0.value, in: handle)
      } ?? [:]
    coversPlainText = (UInt32(0x20)..<0x7f).allSatisfy {
      unsafe HarfBuzz.glyph($0, in: handle) != nil
    }
  }

  deinit { unsafe HarfBuzz.destroyFont(handle) }

  /// Returns an FNV-1a hash of the digest, the face index and the settings.
  ///
  /// - SeeAlso: G. Fowler, L. C. Noll, K.-P. Vo, D. Eastlake, "The FNV Non-Cryptographic Hash Algorithm"
  ///   (draft-eastlake-fnv), with 64 bits. As there; numbers enter as eight bytes, the lowest first.
  private static func identity(
    _ face: FontFace, _ variations: [FontVariation], _ emboldening: Double
  ) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ value: UInt64) {
      for shift in stride(from: 0, to: 64, by: 8) {
        hash = (hash ^ (value >> UInt64(shift) & 0xff)) &* 0x100_0000_01b3
      }
    }
    for word in face.digest.words { mix(UInt64(word)) }
    mix(UInt64(face.index))
    for variation in variations {
      mix(UInt64(OpenTypeTag.value(variation.tag)))
      mix(variation.value.bitPattern)
    }
    mix(emboldening.bitPattern)
    return hash
  }

  package var unitsPerEm: Double { face.unitsPerEm }

  /// Returns the glyph of one character, or nil if the face has none.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    unsafe HarfBuzz.glyph(scalar.value, in: handle)
  }

  /// Returns the advance of a glyph in font units.
  package func advance(of glyph: UInt32) -> Double {
    unsafe HarfBuzz.advance(of: glyph, in: handle) + Double(additions[glyph] ?? 0)
  }
}

extension FontInstance: Equatable, Hashable {
  package static func == (a: FontInstance, b: FontInstance) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
