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
    let grown = area.grown(by: r)
    var result = CoverageMask(area: needed.map(grown.intersection) ?? grown)
    guard !result.area.isEmpty else { return result }
    let convolution = RowConvolution(kernel, kernels)
    let across = acrossRows(
      convolution, from: result.area.minX - grown.minX, width: result.area.width)
    convolution.down(
      across, height: area.height, from: result.area.minY - grown.minY, into: &result)
    return result
  }

  /// `width` pixels of each row blurred, from the pixel `left` of the grown mask on, 8.8; empty rows stay so, and
  /// rows equal to the one above are copied.
  private func acrossRows(_ convolution: RowConvolution, from left: Int, width: Int) -> [UInt16] {
    var across = [UInt16](repeating: 0, count: width * area.height)
    for y in 0..<area.height {
      let row = bytes[y * area.width..<(y + 1) * area.width]
      if y > 0, isEqualToRowAbove(y) {
        for x in 0..<width { across[y * width + x] = across[(y - 1) * width + x] }
      } else if row.contains(where: { $0 != 0 }) {
        convolution.across(row, from: left, width: width, into: &across, at: y * width)
      }
    }
    return across
  }
}
