extension CoverageMask {
  /// The mask under a Gaussian, grown by its reach on every side; both passes in whole numbers.
  ///
  /// Across first, to 8.8 fixed point, then down, with one rounding at the end.
  func blurred(_ kernel: GaussianKernel, kernels: RowKernelTable) -> CoverageMask {
    let r = kernel.radius
    guard r > 0, !area.isEmpty else { return self }
    var result = CoverageMask(
      area: IntRect(
        minX: area.minX - r, minY: area.minY - r, maxX: area.maxX + r, maxY: area.maxY + r))
    let width = result.area.width
    let across = acrossRows(kernel, width: width)
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { sums in
      guard let sum = sums.baseAddress else { return }
      for y in 0..<result.area.height {
        unsafe sum.update(repeating: 1 << 23, count: width)
        // Row `y` of the result lies `r` above row `y` of the mask.
        let first = max(0, y - 2 * r)
        let last = min(area.height - 1, y)
        if first > last { continue }
        unsafe across.withUnsafeBufferPointer { rows in
          guard let row = rows.baseAddress else { return }
          for source in first...last {
            unsafe kernels.accumulate(
              sum, row + source * width, width, kernel.weights[y - source])
          }
        }
        for x in 0..<width { unsafe result.bytes[y * width + x] = UInt8(sums[x] >> 24) }
      }
    }
    return result
  }

  /// Each row blurred, 8.8; rows equal to the one above are copied.
  private func acrossRows(_ kernel: GaussianKernel, width: Int) -> [UInt16] {
    var across = [UInt16](repeating: 0, count: width * area.height)
    for y in 0..<area.height {
      let row = bytes[y * area.width..<(y + 1) * area.width]
      if y > 0, row.elementsEqual(bytes[(y - 1) * area.width..<y * area.width]) {
        for x in 0..<width { across[y * width + x] = across[(y - 1) * width + x] }
      } else {
        blurRow(Array(row), kernel, into: &across, at: y * width, width: width)
      }
    }
    return across
  }

  private func blurRow(
    _ row: [UInt8], _ kernel: GaussianKernel, into across: inout [UInt16], at start: Int, width: Int
  ) {
    let r = kernel.radius
    for x in 0..<width {
      let first = max(0, x - 2 * r)
      let last = min(row.count - 1, x)
      var sum: UInt32 = 128
      if first <= last {
        for source in first...last { sum &+= UInt32(row[source]) &* kernel.weights[x - source] }
      }
      across[start + x] = UInt16(truncatingIfNeeded: sum >> 8)
    }
  }
}
