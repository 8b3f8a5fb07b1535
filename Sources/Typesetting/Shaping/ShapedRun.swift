/// Glyphs of a stretch of text in one font, in visual order, from left to right.
///
/// Lengths are in font units, so that one shaping serves every size of the font.
final class ShapedRun: Sendable {
  let glyphs: [UInt32]
  /// For each glyph, the UTF-16 offset of its first character, from the start of the stretch.
  let clusters: [Int32]
  let advances: [Int32]
  let offsets: [(x: Int32, y: Int32)]
  /// For each glyph, whether a cut before it requires shaping both sides again.
  let unsafeToBreak: [Bool]
  /// The order of clusters, or nil if they are out of order.
  private let order: Order?

  private enum Order {
    case ascending, descending
  }

  init(
    glyphs: [UInt32], clusters: [Int32], advances: [Int32], offsets: [(x: Int32, y: Int32)],
    unsafeToBreak: [Bool]
  ) {
    self.glyphs = glyphs
    self.clusters = clusters
    self.advances = advances
    self.offsets = offsets
    self.unsafeToBreak = unsafeToBreak
    let pairs = zip(clusters, clusters.dropFirst())
    order =
      pairs.allSatisfy { $0 <= $1 }
      ? .ascending : pairs.allSatisfy { $0 >= $1 } ? .descending : nil
  }

  /// Returns the run with `additions` to the advances of its glyphs, in font units; half of each is before the ink.
  func widened(by additions: [UInt32: Int32]) -> ShapedRun {
    if additions.isEmpty { return self }
    let added = glyphs.map { additions[$0] ?? 0 }
    return ShapedRun(
      glyphs: glyphs, clusters: clusters, advances: zip(advances, added).map { $0 + $1 },
      offsets: zip(offsets, added).map { (x: $0.x + $1 / 2, y: $0.y) },
      unsafeToBreak: unsafeToBreak)
  }

  /// Returns whether a cut before the character at `offset` changes neither side.
  func isSafeToCut(at offset: Int) -> Bool {
    let glyph = places(of: offset..<offset + 1).first { Int(clusters[$0]) == offset }
    return glyph.map { !unsafeToBreak[$0] } ?? false
  }

  /// Returns the glyphs of the characters in `range`; offsets then count from its start.
  func sliced(_ range: Range<Int>) -> ShapedRun {
    let places = places(of: range)
    let kept = order == nil ? places.filter { range.contains(Int(clusters[$0])) } : Array(places)
    return ShapedRun(
      glyphs: kept.map { glyphs[$0] },
      clusters: kept.map { clusters[$0] - Int32(range.lowerBound) },
      advances: kept.map { advances[$0] }, offsets: kept.map { offsets[$0] },
      unsafeToBreak: kept.map { unsafeToBreak[$0] })
  }

  /// Returns the places of the glyphs of `range`, which include other glyphs if clusters are out of order.
  private func places(of range: Range<Int>) -> Range<Int> {
    switch order {
    case .ascending:
      let start = firstPlace { $0 >= range.lowerBound }
      return start..<max(start, firstPlace { $0 >= range.upperBound })
    case .descending:
      let start = firstPlace { $0 < range.upperBound }
      return start..<max(start, firstPlace { $0 < range.lowerBound })
    case nil: return clusters.indices
    }
  }

  /// Returns the first glyph whose cluster satisfies the condition, if all glyphs after it do too.
  private func firstPlace(where isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (0, clusters.count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(Int(clusters[middle])) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
