import DarkroomRaster

/// Judges parts of a picture by rules of their own; the picture matches if every part does.
struct PartsJudge: RowJudge {
  private var judges: [any RowJudge]
  private let area: ComparedArea

  /// - Parameters:
  ///   - judges: The judges of places that do not overlap.
  ///   - area: The union of these places.
  init(_ judges: [any RowJudge], of area: ComparedArea) {
    self.judges = judges
    self.area = area
  }

  mutating func add(_ rows: RowPair) {
    guard !rows.isEqual else { return }
    for index in judges.indices { judges[index].add(rows) }
  }

  func finished() -> ImageDifference {
    judges.map { $0.finished() }.reduce(
      into: ImageDifference(size: area.size, comparedPixels: area.pixelCount, isMatch: true)
    ) { $0.unite(with: $1, in: area) }
  }
}

extension ImageDifference {
  /// Adds the result of another part of the same pictures.
  ///
  /// - Parameter area: The union of all parts.
  fileprivate mutating func unite(with other: ImageDifference, in area: ComparedArea) {
    isMatch = isMatch && other.isMatch
    differingPixels += other.differingPixels
    forgivenPixels += other.forgivenPixels
    changedPixels += other.changedPixels
    differingBytes += other.differingBytes
    largestChannelDifference = [largestChannelDifference, other.largestChannelDifference]
      .compactMap { $0 }.max { $0.amount < $1.amount }
    largestColorDifference = [largestColorDifference, other.largestColorDifference]
      .compactMap { $0 }.max()
    regions = DifferenceRegion.merged(regions + other.regions)
    boundingBox = regions.isEmpty ? nil : regions.reduce(.empty) { $0.union($1.bounds) }
    for (band, pixels) in other.bands.enumerated() { bands[band] += pixels }
    guard let found = other.verdicts else { return }
    var verdicts = verdicts ?? VerdictMap(area)
    verdicts.take(found)
    self.verdicts = verdicts
  }
}
