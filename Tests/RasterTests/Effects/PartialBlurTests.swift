import Testing

@testable import DarkroomRaster

/// A part of a blurred mask equals that part of the whole.
struct PartialBlurTests {
  private static let kernels = RowKernelTable.table(for: .best)

  private func row(_ y: Int, of mask: CoverageMask, from minX: Int, to maxX: Int) -> [UInt8] {
    let start = (y - mask.area.minY) * mask.area.width - mask.area.minX
    return Array(mask.bytes[start + minX..<start + maxX])
  }

  @Test(arguments: [
    IntRect(minX: 0, minY: 0, maxX: 40, maxY: 30), IntRect(minX: 13, minY: 9, maxX: 14, maxY: 29),
    IntRect(minX: -50, minY: -50, maxX: 12, maxY: 90),
    IntRect(minX: 3, minY: 24, maxX: 80, maxY: 26),
  ])
  func aPartEqualsThatOfTheWhole(part: IntRect) {
    let path = Path(
      roundedRect: RoundedRect(
        rect: Rect(x: 6.25, y: 5, width: 20, height: 17.5), radius: 4))
    let sharp = CoverageMask(
      filling: path, rule: .nonZero, in: IntRect(minX: 2, minY: 1, maxX: 30, maxY: 26))
    let kernel = GaussianKernel(sigma: 3.5)
    let whole = sharp.blurred(kernel, kernels: Self.kernels)

    let blurred = sharp.blurred(kernel, in: part, kernels: Self.kernels)

    #expect(blurred.area == whole.area.intersection(part))
    let area = blurred.area
    for y in area.minY..<area.maxY {
      #expect(
        row(y, of: blurred, from: area.minX, to: area.maxX)
          == row(y, of: whole, from: area.minX, to: area.maxX))
    }
  }

  @Test func nothingIsNeededFarAway() {
    let sharp = CoverageMask(area: IntRect(minX: 0, minY: 0, maxX: 4, maxY: 4))
    let part = IntRect(minX: 100, minY: 0, maxX: 120, maxY: 4)

    let blurred = sharp.blurred(GaussianKernel(sigma: 2), in: part, kernels: Self.kernels)

    #expect(blurred.bytes.isEmpty)
  }
}
