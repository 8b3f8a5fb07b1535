import Testing

@testable import DarkroomRaster

/// A blurred mask against the sums that define it, written out.
struct RowConvolutionTests {
  /// The pixel of the grown mask at `x`, `y`, by all taps in both directions.
  private func pixel(_ x: Int, _ y: Int, of mask: CoverageMask, _ weights: [UInt32]) -> UInt8 {
    var down: UInt32 = 1 << 23
    for row in max(0, y - weights.count + 1)..<max(0, min(mask.area.height, y + 1)) {
      var across: UInt32 = 128
      for column in max(0, x - weights.count + 1)..<max(0, min(mask.area.width, x + 1)) {
        across &+= UInt32(mask.bytes[row * mask.area.width + column]) &* weights[x - column]
      }
      down &+= (across >> 8) &* weights[y - row]
    }
    return UInt8(down >> 24)
  }

  private func randomMask(_ random: inout SystemRandomNumberGenerator) -> CoverageMask {
    var mask = CoverageMask(area: IntRect(minX: -3, minY: 5, maxX: 18, maxY: 17))
    let style = Int.random(in: 0..<3, using: &random)
    for i in mask.bytes.indices {
      mask.bytes[i] = style == 0 ? 255 : style == 1 ? .random(in: 0...255, using: &random) : 0
    }
    if style == 2 { mask.bytes[100] = 255 }
    return mask
  }

  @Test(
    arguments: [0.2, 1, 3.5, 24, 117, 131, 151, 200, 333.3, 512],
    [KernelSet.baseline, .best])
  func everySigmaGivesTheSumsThatDefineIt(sigma: Double, set: KernelSet) {
    var random = SystemRandomNumberGenerator()
    let kernel = GaussianKernel(sigma: sigma)
    for _ in 0..<3 {
      let mask = randomMask(&random)
      let r = kernel.radius
      let corner = (
        x: Int.random(in: -r - 4...r + 12, using: &random),
        y: Int.random(in: 4 - r...r + 10, using: &random)
      )
      let part = IntRect(
        minX: corner.x, minY: corner.y, maxX: corner.x + 9, maxY: corner.y + 7)

      let blurred = mask.blurred(kernel, in: part, kernels: .table(for: set))

      let area = blurred.area
      for y in area.minY..<area.maxY {
        for x in area.minX..<area.maxX {
          let expected = pixel(
            x - mask.area.minX + r, y - mask.area.minY + r, of: mask, kernel.weights)
          let index = (y - area.minY) * area.width + x - area.minX
          #expect(blurred.bytes[index] == expected)
        }
      }
    }
  }

  /// More columns than are held at once, and the whole mask.
  @Test func aWideMaskIsBlurredInStrips() {
    var mask = CoverageMask(area: IntRect(minX: 0, minY: 0, maxX: 300, maxY: 3))
    for i in mask.bytes.indices { mask.bytes[i] = UInt8(i * 7 % 256) }
    let kernel = GaussianKernel(sigma: 160)

    let blurred = mask.blurred(kernel, kernels: .best)

    let width = blurred.area.width
    for (x, y) in [(0, 0), (255, 3), (256, 320), (511, 322), (512, 1), (width - 1, 641)] {
      #expect(blurred.bytes[y * width + x] == pixel(x, y, of: mask, kernel.weights))
    }
  }

  @Test func additionsOfAPixelAreBoundedWhateverSigma() {
    let counts = stride(from: 1.0, through: GaussianKernel.largestSigma, by: 3.5).map {
      let kernel = GaussianKernel(sigma: $0)
      return min(kernel.weights.count, 2 * kernel.steps.count)
    }

    #expect(counts.max() ?? 0 < 700)
    #expect(GaussianKernel(sigma: 512).steps.count < 120)
  }
}
