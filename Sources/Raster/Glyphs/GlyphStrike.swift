import Synchronization

/// The masks of the glyphs of one font face at one size.
final class GlyphStrike: Sendable {
  /// The number of horizontal subpixel positions.
  ///
  /// Vertically, the baseline lies between pixels.
  static let phases = 4

  /// The area in which glyphs are drawn: three of the largest em to every side.
  ///
  /// Parts of a broken font beyond are cut off.
  private static let reach: IntRect = {
    let r = Int(3 * GlyphCache.largestEm)
    return IntRect(minX: -r, minY: -r, maxX: r, maxY: r)
  }()

  private let masks = Mutex<[UInt32: GlyphMask?]>([:])
  private let fromFontUnits: Transform

  init(fromFontUnits: Transform) { self.fromFontUnits = fromFontUnits }

  /// Returns the masks of `glyphs` in order, without empty masks.
  func place(_ glyphs: DeviceGlyphs) -> [PlacedGlyph] {
    var placed: [PlacedGlyph] = []
    placed.reserveCapacity(glyphs.glyphs.count)
    masks.withLock { masks in
      for (glyph, origin) in zip(glyphs.glyphs, glyphs.origins) {
        guard origin.x.magnitude < 1e6, origin.y.magnitude < 1e6 else { continue }
        let quarters = Int((origin.x * Double(Self.phases) + 0.5).rounded(.down))
        let phase = quarters & (Self.phases - 1)
        let key = glyph << 2 | UInt32(phase)
        let known = masks[key]
        let mask = known ?? draw(glyph, phase: phase, from: glyphs.source)
        if known == nil { masks[key] = .some(mask) }
        if let mask {
          placed.append(
            PlacedGlyph(
              mask: mask, x: (quarters - phase) / Self.phases,
              y: Int((origin.y + 0.5).rounded(.down))))
        }
      }
    }
    return placed
  }

  private func draw(_ glyph: UInt32, phase: Int, from source: any GlyphSource) -> GlyphMask? {
    guard let outline = source.outline(of: glyph) else { return nil }
    let shift = Transform.translation(Double(phase) / Double(Self.phases), 0)
    let path = outline.applying(fromFontUnits.concatenating(shift))
    guard let box = path.controlBox else { return nil }
    let area = IntRect(enclosing: box).intersection(Self.reach)
    let mask = CoverageMask(filling: path, rule: .nonZero, in: area).trimmed(toMultipleOf: 8)
    return mask.area.isEmpty ? nil : GlyphMask(mask)
  }
}
