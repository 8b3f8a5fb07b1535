import DarkroomRaster

extension ImageDifference {
  /// Counts the verdicts and groups the pixels that differ.
  ///
  /// Pixels are gathered in cells of 16×16; cells that touch, also at a corner, are one region, and regions
  /// whose boxes overlap are one. Only pixels of `spans`, none of which crosses a row's end, can differ.
  mutating func findRegions(in spans: [Range<Int>]) {
    guard let verdicts else { return }
    let cells = CellGrid(verdicts, spans: spans, size: referenceSize)
    differingPixels = cells.differingPixels
    forgivenPixels = cells.forgivenPixels
    bands = cells.bands
    regions = DifferenceRegion.merged(cells.regions)
    boundingBox = regions.isEmpty ? nil : regions.reduce(.empty) { $0.union($1.bounds) }
  }
}

extension DifferenceRegion {
  /// Unites regions with overlapping boxes until none overlap, and sorts them from top to bottom, then left to right.
  static func merged(_ regions: [DifferenceRegion]) -> [DifferenceRegion] {
    var result: [DifferenceRegion] = []
    for region in regions {
      var region = region
      while let index = result.firstIndex(where: { !$0.bounds.intersection(region.bounds).isEmpty })
      {
        let other = result.remove(at: index)
        region.bounds = region.bounds.union(other.bounds)
        region.pixels += other.pixels
      }
      result.append(region)
    }
    return result.sorted {
      ($0.bounds.minY, $0.bounds.minX) < ($1.bounds.minY, $1.bounds.minX)
    }
  }
}
