package import DarkroomRaster

extension ImageDifference {
  /// As `owners(in:)`, of maps that are made for some rows at a time.
  ///
  /// - Parameter rows: of a map; where nil, as many as have two million pixels.
  package func owners(
    rows: Int? = nil, mappedBy map: (_ area: IntRect) -> OwnerMap
  ) -> [(owner: Int32, pixels: Int)] {
    guard let box = boundingBox else { return [] }
    let rows = rows ?? max(1, 2_097_152 / max(1, box.width))
    var counts: [Int32: Int] = [:]
    for top in stride(from: box.minY, to: box.maxY, by: rows) {
      let area = IntRect(
        minX: box.minX, minY: top, maxX: box.maxX, maxY: min(box.maxY, top + rows))
      for (owner, pixels) in owners(in: map(area)) { counts[owner, default: 0] += pixels }
    }
    return Self.sorted(counts)
  }

  /// How many of the pixels that differ each owner drew, the most first; equal numbers in order of owners.
  ///
  /// - Parameter map: of a picture of the size that both have; pixels outside of its area are not counted.
  package func owners(in map: OwnerMap) -> [(owner: Int32, pixels: Int)] {
    guard let verdicts else { return [] }
    var counts = OwnerCounts()
    for region in regions {
      let box = region.bounds.intersection(map.area)
      guard !box.isEmpty else { continue }
      for y in box.minY..<box.maxY where !verdicts.isPlain(row: y) {
        let left = box.minX - map.area.minX
        counts.add(
          verdicts.row(y).dropFirst(box.minX).prefix(box.width),
          of: map.owners(ofRow: y).dropFirst(left))
      }
    }
    return Self.sorted(counts.finish())
  }

  private static func sorted(_ counts: [Int32: Int]) -> [(owner: Int32, pixels: Int)] {
    counts.map { (owner: $0.key, pixels: $0.value) }
      .sorted { ($1.pixels, $0.owner) < ($0.pixels, $1.owner) }
  }
}

/// How many pixels that differ each owner has.
private struct OwnerCounts {
  private var counts: [Int32: Int] = [:]
  // Neighbours have the same owner mostly, and are counted together.
  private var owner: Int32 = -1
  private var pixels = 0

  mutating func add(_ verdicts: ArraySlice<UInt8>, of owners: ArraySlice<Int32>) {
    var place = owners.startIndex
    for verdict in verdicts {
      if verdict == PixelVerdict.different.rawValue {
        if owners[place] != owner { close(next: owners[place]) }
        pixels += 1
      }
      place += 1
    }
  }

  private mutating func close(next: Int32) {
    if owner >= 0 { counts[owner, default: 0] += pixels }
    owner = next
    pixels = 0
  }

  mutating func finish() -> [Int32: Int] {
    close(next: -1)
    return counts
  }
}
