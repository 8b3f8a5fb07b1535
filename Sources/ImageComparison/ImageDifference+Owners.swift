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
    var counts: [Int32: Int] = [:]
    // Neighbours have the same owner mostly, and are counted together.
    var run: (owner: Int32, pixels: Int)?
    for region in regions {
      let box = region.bounds.intersection(map.area)
      for y in box.minY..<max(box.minY, box.maxY) {
        let row = verdicts.row(y)
        for x in box.minX..<max(box.minX, box.maxX)
        where row[row.startIndex + x] == PixelVerdict.different.rawValue {
          guard let owner = map.owner(atX: x, y: y) else { continue }
          if run?.owner == owner {
            run?.pixels += 1
          } else {
            if let run { counts[run.owner, default: 0] += run.pixels }
            run = (owner, 1)
          }
        }
      }
    }
    if let run { counts[run.owner, default: 0] += run.pixels }
    return Self.sorted(counts)
  }

  private static func sorted(_ counts: [Int32: Int]) -> [(owner: Int32, pixels: Int)] {
    counts.map { (owner: $0.key, pixels: $0.value) }
      .sorted { ($1.pixels, $0.owner) < ($0.pixels, $1.owner) }
  }
}
