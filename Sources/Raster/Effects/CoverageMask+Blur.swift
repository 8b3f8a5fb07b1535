extension CoverageMask {
  /// Blurs the mask with a Gaussian, enlarged by its reach on every side; both passes use integers.
  ///
  /// The first pass is horizontal with a result in 8.8 fixed point, the second vertical with a single rounding at the
  /// end.
  /// - Parameter needed: the area of the result that is used; pixels outside are left out.
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

  /// Blurs `width` pixels of each row, in 8.8, beginning at the pixel `left` of the enlarged mask; empty rows stay
  /// empty, and rows equal to the one above are copied.
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
