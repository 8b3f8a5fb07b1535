/// Glyphs of a stretch of text in one font, in visual order, from left to right.
///
/// Lengths are in font units, so that one shaping serves every size of the font.
final class ShapedRun: Sendable {
  let glyphs: [UInt32]
  /// UTF-16 offset, from the start of the stretch, of the first character each glyph stands for.
  let clusters: [Int32]
  let advances: [Int32]
  let offsets: [(x: Int32, y: Int32)]
  /// Whether text may not be cut before a glyph without shaping both sides again.
  let unsafeToBreak: [Bool]

  init(
    glyphs: [UInt32], clusters: [Int32], advances: [Int32], offsets: [(x: Int32, y: Int32)],
    unsafeToBreak: [Bool]
  ) {
    self.glyphs = glyphs
    self.clusters = clusters
    self.advances = advances
    self.offsets = offsets
    self.unsafeToBreak = unsafeToBreak
  }

  /// Whether cutting before the character at `offset` leaves both sides as they are.
  func isSafeToCut(at offset: Int) -> Bool {
    for (i, cluster) in clusters.enumerated() where Int(cluster) == offset {
      return !unsafeToBreak[i]
    }
    return false
  }

  /// The glyphs of the characters in `range`; offsets then count from its start.
  func sliced(_ range: Range<Int>) -> ShapedRun {
    let kept = clusters.indices.filter { range.contains(Int(clusters[$0])) }
    return ShapedRun(
      glyphs: kept.map { glyphs[$0] },
      clusters: kept.map { clusters[$0] - Int32(range.lowerBound) },
      advances: kept.map { advances[$0] }, offsets: kept.map { offsets[$0] },
      unsafeToBreak: kept.map { unsafeToBreak[$0] })
  }
}
