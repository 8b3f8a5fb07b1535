import Synchronization

/// A cache of glyph masks, by font face and size.
final class GlyphCache: Sendable {
  /// The size, in pixels per em, above which glyphs are filled as paths at their exact place.
  static let largestEm = 320.0

  private struct Key: Hashable {
    var identity: UInt64
    var fromFontUnits: Transform
  }

  private let strikes = Mutex<[Key: GlyphStrike]>([:])
  /// The number of strikes that the cache holds.
  ///
  /// It drops all of them when it would exceed this number.
  private static let capacity = 256

  func strike(for glyphs: DeviceGlyphs) -> GlyphStrike {
    let key = Key(identity: glyphs.source.identity, fromFontUnits: glyphs.fromFontUnits)
    return strikes.withLock {
      if let known = $0[key] { return known }
      if $0.count >= Self.capacity { $0.removeAll() }
      let strike = GlyphStrike(fromFontUnits: glyphs.fromFontUnits)
      $0[key] = strike
      return strike
    }
  }
}

extension DeviceGlyphs {
  /// Whether the glyphs are drawn with masks, as upright and slanted text of ordinary size is.
  var usesMasks: Bool {
    let t = fromFontUnits
    let em = source.unitsPerEm
    return t.b == 0 && t.a > 0 && t.d < 0 && -t.d * em <= GlyphCache.largestEm
      && t.a * em <= GlyphCache.largestEm && t.c.magnitude * em <= GlyphCache.largestEm
  }

  /// The outlines of all glyphs at their exact places.
  var path: Path {
    var path = Path()
    for (glyph, origin) in zip(glyphs, origins) {
      guard let outline = source.outline(of: glyph) else { continue }
      path.append(
        outline.applying(fromFontUnits.concatenating(.translation(origin.x, origin.y))))
    }
    return path
  }
}
