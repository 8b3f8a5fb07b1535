package import DarkroomRaster

extension ImageDifference {
  /// How many of the pixels that differ each owner drew, the most first; equal numbers in order of owners.
  ///
  /// - Parameter map: of a picture of the size that both have.
  package func owners(in map: OwnerMap) -> [(owner: Int32, pixels: Int)] {
    guard !hasSizeMismatch, !verdicts.isEmpty else { return [] }
    let width = referenceSize.width
    var counts: [Int32: Int] = [:]
    // Neighbours have the same owner mostly, and are counted together.
    var run: (owner: Int32, pixels: Int)?
    for region in regions {
      let box = region.bounds
      for y in box.minY..<box.maxY {
        for x in box.minX..<box.maxX
        where verdicts[y * width + x] == PixelVerdict.different.rawValue {
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
    return counts.map { (owner: $0.key, pixels: $0.value) }
      .sorted { ($1.pixels, $0.owner) < ($0.pixels, $1.owner) }
  }
}
