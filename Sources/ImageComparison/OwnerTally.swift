import DarkroomRaster

/// What maps of owners tell of the pixels that differ.
package struct OwnerTally: Sendable {
  /// How many of these pixels each owner drew.
  private var counts: [Int32: Int] = [:]
  /// How many of them known reasons do not explain.
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

  /// Takes in what differs in some rows.
  ///
  /// - Parameter map: holds all of `area`.
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
