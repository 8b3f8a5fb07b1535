extension CoverageMask {
  /// The mask under a Gaussian, grown by its reach on every side; both passes in whole numbers.
  ///
  /// Across first, to 8.8 fixed point, then down, with one rounding at the end.
  /// - Parameter needed: where the result is looked at; what lies outside is left out.
  func blurred(
    _ kernel: GaussianKernel, in needed: IntRect? = nil, kernels: RowKernelTable
  ) -> CoverageMask {
    let r = kernel.radius
    guard r > 0, !area.isEmpty else { return self }
    let grown = IntRect(
      minX: area.minX - r, minY: area.minY - r, maxX: area.maxX + r, maxY: area.maxY + r)
    var result = CoverageMask(area: needed.map(grown.intersection) ?? grown)
    guard !result.area.isEmpty else { return result }
    let width = result.area.width
    let across = acrossRows(kernel, from: result.area.minX - grown.minX, width: width)
    let top = result.area.minY - grown.minY
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { sums in
      guard let sum = sums.baseAddress else { return }
      for y in 0..<result.area.height {
        unsafe sum.update(repeating: 1 << 23, count: width)
        // Row `place` of the grown mask lies `r` above row `place` of the mask.
        let place = top + y
        let first = max(0, place - 2 * r)
        let last = min(area.height - 1, place)
        if first > last { continue }
        unsafe across.withUnsafeBufferPointer { rows in
          guard let row = rows.baseAddress else { return }
          for source in first...last {
            unsafe kernels.accumulate(
              sum, row + source * width, width, kernel.weights[place - source])
          }
        }
        for x in 0..<width { unsafe result.bytes[y * width + x] = UInt8(sums[x] >> 24) }
      }
    }
    return result
  }

  /// `width` pixels of each row blurred, from the pixel `left` of the grown mask on, 8.8; rows equal to the one
  /// above are copied.
  private func acrossRows(_ kernel: GaussianKernel, from left: Int, width: Int) -> [UInt16] {
    var across = [UInt16](repeating: 0, count: width * area.height)
    for y in 0..<area.height {
      let row = bytes[y * area.width..<(y + 1) * area.width]
      if y > 0, row.elementsEqual(bytes[(y - 1) * area.width..<y * area.width]) {
        for x in 0..<width { across[y * width + x] = across[(y - 1) * width + x] }
      } else {
        blurRow(Array(row), kernel, from: left, into: &across, at: y * width, width: width)
      }
    }
    return across
  }

  private func blurRow(
    _ row: [UInt8], _ kernel: GaussianKernel, from left: Int, into across: inout [UInt16],
    at start: Int, width: Int
  ) {
    let r = kernel.radius
    for x in left..<left + width {
      let first = max(0, x - 2 * r)
      let last = min(row.count - 1, x)
      var sum: UInt32 = 128
      if first <= last {
        for source in first...last { sum &+= UInt32(row[source]) &* kernel.weights[x - source] }
      }
      across[start + x - left] = UInt16(truncatingIfNeeded: sum >> 8)
    }
  }
}
