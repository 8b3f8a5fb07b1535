import DarkroomRaster

/// The owners of the pixels that differ, counted with maps of owners.
package struct OwnerTally: Sendable {
  /// The number of differing pixels that each owner drew.
  private var counts: [Int32: Int] = [:]
  /// The number of differing pixels that known reasons do not explain.
  package private(set) var unexplained = 0

  /// The owners with most pixels first; equal numbers in order of owners.
  package var owners: [(owner: Int32, pixels: Int)] {
    counts.map { (owner: $0.key, pixels: $0.value) }
      .sorted { ($1.pixels, $0.owner) < ($0.pixels, $1.owner) }
  }

  mutating func add(_ other: OwnerTally) {
    counts.merge(other.counts, uniquingKeysWith: +)
    unexplained += other.unexplained
  }

  /// Counts the differing pixels of some rows.
  ///
  /// - Parameter map: A map that contains all of `area`.
  mutating func add(
    _ verdicts: VerdictMap, in area: IntRect, _ map: OwnerMap, explainedBy areas: ExplainedAreas
  ) {
    let limits = areas.limits(in: area)
    let left = area.minX - map.area.minX
    for y in area.minY..<area.maxY where !verdicts.isPlain(row: y) {
      let owners = map.owners(ofRow: y).dropFirst(left).prefix(area.width)
      let shown = map.shown(ofRow: y).dropFirst(left).prefix(area.width)
      let limits = limits.dropFirst((y - area.minY) * area.width).prefix(area.width)
      verdicts.eachRun(of: .different, inRow: y, columns: area.minX..<area.maxX) { run in
        let columns = run.lowerBound - area.minX..<run.upperBound - area.minX
        PixelScanner.eachRun(in: owners.part(columns)) { run, owner in
          if owner >= 0 { counts[owner, default: 0] += run.count }
        }
        unexplained += PixelScanner.count(
          owners.part(columns), notBelow: limits.part(columns),
          unless: shown.isEmpty ? [] : shown.part(columns))
      }
    }
  }
}

extension ArraySlice {
  /// Elements counted from the first.
  fileprivate func part(_ range: Range<Int>) -> ArraySlice {
    self[startIndex + range.lowerBound..<startIndex + range.upperBound]
  }
}
