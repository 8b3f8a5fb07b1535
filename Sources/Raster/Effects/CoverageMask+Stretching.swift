/// Blurs that leave out what repeats.
extension CoverageMask {
  /// Blurs the mask with a Gaussian, with the same result as `blurred`.
  ///
  /// Most silhouettes, such as a card with rounded corners, are the same from row to row and from column to column
  /// except near their edges. Of equal neighbors only as many are blurred as the kernel reaches; one of the results is
  /// repeated.
  /// - Parameters:
  ///   - needed: the area of the result that is used; more may be returned.
  ///   - shadows: the cache of earlier results.
  func stretchedBlur(
    _ kernel: GaussianKernel, in needed: IntRect, kernels: RowKernelTable, shadows: ShadowCache
  ) -> StretchedMask {
    let reach = 2 * kernel.radius + 1
    let rows = longestRunOfRows()
    let extraRows = max(0, rows.count - reach)
    let low = withoutRows(rows.lowerBound..<rows.lowerBound + extraRows)
    let columns = low.longestRunOfColumns()
    let extraColumns = max(0, columns.count - reach)
    let small = low.withoutColumns(columns.lowerBound..<columns.lowerBound + extraColumns)
    let seen = area.grown(by: kernel.radius).intersection(needed)
    let blurred = small.area.grown(by: kernel.radius)
    guard blurred.width * blurred.height < seen.width * seen.height else {
      return StretchedMask(self.blurred(kernel, in: needed, kernels: kernels))
    }
    var stretched = StretchedMask(shadows.blurred(small, kernel, kernels: kernels))
    stretched.row = area.minY + rows.lowerBound + kernel.radius
    stretched.extraRows = extraRows
    stretched.column = area.minX + columns.lowerBound + kernel.radius
    stretched.extraColumns = extraColumns
    return stretched
  }

  // MARK: Equal rows

  /// The longest run of equal rows, counted from the first.
  private func longestRunOfRows() -> Range<Int> {
    var longest = 0..<min(1, area.height)
    var start = 0
    for y in 0..<area.height {
      if y > 0, !isEqualToRowAbove(y) { start = y }
      if y + 1 - start > longest.count { longest = start..<y + 1 }
    }
    return longest
  }

  func isEqualToRowAbove(_ y: Int) -> Bool {
    let start = y * area.width
    let row = bytes.span.extracting(start..<start + area.width)
    let above = bytes.span.extracting(start - area.width..<start)
    // A sum of all differences is much faster than a search for the first one.
    var difference: UInt8 = 0
    for x in 0..<min(row.count, above.count) { difference |= row[x] ^ above[x] }
    return difference == 0
  }

  private func withoutRows(_ dropped: Range<Int>) -> CoverageMask {
    guard !dropped.isEmpty else { return self }
    let (first, end) = (dropped.lowerBound * area.width, dropped.upperBound * area.width)
    var area = area
    area.maxY -= dropped.count
    return CoverageMask(area: area, bytes: Array(bytes[..<first]) + bytes[end...])
  }

  // MARK: Equal columns

  /// The longest run of equal columns, counted from the first.
  private func longestRunOfColumns() -> Range<Int> {
    let isNew = columnsThatDiffer()
    var longest = 0..<min(1, area.width)
    var start = 0
    for x in 0..<area.width {
      if x > 0, isNew[x] != 0 { start = x }
      if x + 1 - start > longest.count { longest = start..<x + 1 }
    }
    return longest
  }

  /// By column, a number that is not zero if the column differs from the one before it.
  private func columnsThatDiffer() -> [UInt8] {
    var differences = [UInt8](repeating: 0, count: area.width)
    for y in 0..<area.height {
      if y > 0, isEqualToRowAbove(y) { continue }
      let row = bytes.span.extracting(y * area.width..<(y + 1) * area.width)
      var marks = differences.mutableSpan
      var before = row[0]
      for x in 0..<min(row.count, marks.count) {
        marks[x] |= row[x] ^ before
        before = row[x]
      }
    }
    return differences
  }

  private func withoutColumns(_ dropped: Range<Int>) -> CoverageMask {
    guard !dropped.isEmpty else { return self }
    var area = area
    area.maxX -= dropped.count
    var kept: [UInt8] = []
    kept.reserveCapacity(area.width * area.height)
    for row in stride(from: 0, to: bytes.count, by: self.area.width) {
      kept += bytes[row..<row + dropped.lowerBound]
      kept += bytes[row + dropped.upperBound..<row + self.area.width]
    }
    return CoverageMask(area: area, bytes: kept)
  }
}
