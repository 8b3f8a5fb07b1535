package import DarkroomRaster

/// Where two pictures may differ for reasons that are known.
package struct ExplainedAreas: Sendable {
  /// A place where something was that has changed, moved or gone.
  package struct Area: Equatable, Sendable {
    package var bounds: IntRect
    /// What is on top there now explains nothing, unless it was drawn before this owner.
    package var before: Int32

    package init(_ bounds: IntRect, before: Int32) {
      self.bounds = bounds
      self.before = before
    }
  }

  /// By owner, whether its pixels may differ; maps of owners have to note them.
  package var owners: [Bool]
  package var areas: [Area] = []

  package init(owners: [Bool]) {
    self.owners = owners
  }

  /// For each pixel of an area, row by row, the highest `before` of the areas that hold it; −1 for none.
  fileprivate func limits(in area: IntRect) -> [Int32] {
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
  /// How many of the pixels that differ known reasons do not explain.
  ///
  /// - Parameters:
  ///   - rows: of a map; where nil, as many as have two million pixels.
  ///   - map: notes the owners of `areas`, and holds all of the area.
  package func unexplainedPixels(
    by areas: ExplainedAreas, rows: Int? = nil, mappedBy map: (_ area: IntRect) -> OwnerMap
  ) -> Int {
    guard let box = boundingBox else { return 0 }
    let rows = rows ?? max(1, 2_097_152 / max(1, box.width))
    var count = 0
    for top in stride(from: box.minY, to: box.maxY, by: rows) {
      let area = IntRect(
        minX: box.minX, minY: top, maxX: box.maxX, maxY: min(box.maxY, top + rows))
      count += unexplainedPixels(by: areas.limits(in: area), in: area, map(area))
    }
    return count
  }

  private func unexplainedPixels(by limits: [Int32], in area: IntRect, _ map: OwnerMap) -> Int {
    guard let verdicts else { return 0 }
    var count = 0
    for y in area.minY..<area.maxY where !verdicts.isPlain(row: y) {
      let owners = map.owners(ofRow: y)
      let shown = map.shown(ofRow: y)
      var limit = (y - area.minY) * area.width
      let left = area.minX - map.area.minX
      var (place, shownPlace) = (owners.startIndex + left, shown.startIndex + left)
      for verdict in verdicts.row(y).dropFirst(area.minX).prefix(area.width) {
        if verdict == PixelVerdict.different.rawValue, owners[place] >= limits[limit],
          shown.isEmpty || !shown[shownPlace]
        {
          count += 1
        }
        limit += 1
        place += 1
        shownPlace += 1
      }
    }
    return count
  }

  /// Stands for which pixels differ, in a picture of this size; nil where none does, or the sizes do.
  package var places: ContentHash? {
    guard let verdicts, let box = boundingBox else { return nil }
    var hasher = ContentHasher()
    hasher.update(actualSize.width)
    hasher.update(actualSize.height)
    for y in box.minY..<box.maxY where !verdicts.isPlain(row: y) {
      let row = verdicts.row(y)
      var start: Int?
      for x in box.minX...box.maxX {
        let differs =
          x < box.maxX && row[row.startIndex + x] == PixelVerdict.different.rawValue
        if differs, start == nil { start = x }
        if !differs, let first = start {
          hasher.update(y)
          hasher.update(first)
          hasher.update(x)
          start = nil
        }
      }
    }
    return hasher.finalize()
  }
}
