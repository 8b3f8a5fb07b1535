package import DarkroomRaster

/// Areas in which two pictures may differ for known reasons.
package struct ExplainedAreas: Sendable {
  /// The former place of an element that has changed, moved or disappeared.
  package struct Area: Equatable, Sendable {
    package var bounds: IntRect
    /// The limit of owners: a pixel in the area is explained if its current owner was drawn before this one.
    package var before: Int32

    package init(_ bounds: IntRect, before: Int32) {
      self.bounds = bounds
      self.before = before
    }
  }

  /// For each owner, whether its pixels may differ; maps of owners must record these owners.
  package var owners: [Bool]
  package var areas: [Area] = []

  package init(owners: [Bool]) {
    self.owners = owners
  }

  /// Returns the highest `before` of the areas that contain each pixel of an area, row by row, or −1 for none.
  func limits(in area: IntRect) -> [Int32] {
    guard !area.isEmpty else { return [] }
    var limits = [Int32](repeating: -1, count: area.width * area.height)
    for known in areas {
      let part = known.bounds.intersection(area)
      guard !part.isEmpty else { continue }
      for y in part.minY..<part.maxY {
        let row = (y - area.minY) * area.width
        for place in row + part.minX - area.minX..<row + part.maxX - area.minX
        where limits[place] < known.before {
          limits[place] = known.before
        }
      }
    }
    return limits
  }
}

extension ImageDifference {
  /// A hash of the places that differ, in a picture of this size, or nil if none differs or the sizes do.
  package var places: ContentHash? {
    guard let verdicts, let box = boundingBox else { return nil }
    var hasher = ContentHasher()
    hasher.update(actualSize.width)
    hasher.update(actualSize.height)
    for y in box.minY..<box.maxY where !verdicts.isPlain(row: y) {
      verdicts.eachRun(of: .different, inRow: y, columns: box.minX..<box.maxX) { run in
        hasher.update(y)
        hasher.update(run.lowerBound)
        hasher.update(run.upperBound)
      }
    }
    return hasher.finalize()
  }
}
