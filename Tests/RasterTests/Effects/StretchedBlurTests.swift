import Testing

@testable import DarkroomRaster

/// A blur that leaves out what repeats gives what the whole blur gives.
struct StretchedBlurTests {
  private static let kernels = RowKernelTable.table(for: .best)
  private static let shadows = ShadowCache()

  /// `rows` of digits, 0 to 9, each number of times that `repeats` says, and its columns likewise.
  private func mask(_ digits: [String], rows: [Int], columns: [Int]) -> CoverageMask {
    var bytes: [UInt8] = []
    for (row, count) in zip(digits, rows) {
      var line: [UInt8] = []
      for (digit, times) in zip(row, columns) {
        let value = UInt8(digit.wholeNumberValue ?? 0) * 28
        line += [UInt8](repeating: value, count: times)
      }
      for _ in 0..<count { bytes += line }
    }
    let size = (columns.reduce(0, +), rows.reduce(0, +))
    return CoverageMask(
      area: IntRect(minX: -7, minY: 5, maxX: size.0 - 7, maxY: size.1 + 5), bytes: bytes)
  }

  /// What a mask covers of `area`.
  private func bytes(of mask: StretchedMask, in area: IntRect) -> [UInt8] {
    var sink = CoverageMaskSink(CoverageMask(area: area))
    mask.emit(in: area, to: &sink)
    return sink.mask.bytes
  }

  private func bytes(of mask: CoverageMask, in area: IntRect) -> [UInt8] {
    bytes(of: StretchedMask(mask), in: area)
  }

  private static let shapes: [(digits: [String], rows: [Int], columns: [Int])] = [
    (["03730", "39993", "03730"], [1, 200, 1], [1, 1, 300, 1, 1]),
    (["1"], [150], [90]),
    (["12", "21"], [100, 60], [60, 100]),
    (["90009", "00000", "90009"], [2, 120, 2], [2, 50, 70, 50, 2]),
    (["123", "456", "789"], [1, 1, 1], [1, 1, 1]),
    (["19", "91"], [5, 260], [3, 4]),
  ]

  @Test(arguments: shapes.indices, [0.4, 2, 6.5, 24])
  func itIsTheWholeBlur(shape: Int, sigma: Double) {
    let shape = Self.shapes[shape]
    let sharp = mask(shape.digits, rows: shape.rows, columns: shape.columns)
    let kernel = GaussianKernel(sigma: sigma)
    let everything = sharp.area.grown(by: kernel.radius + 3)

    let stretched = sharp.stretchedBlur(
      kernel, in: everything, kernels: Self.kernels, shadows: Self.shadows)

    let whole = sharp.blurred(kernel, kernels: Self.kernels)
    #expect(stretched.bounds == whole.area)
    #expect(bytes(of: stretched, in: everything) == bytes(of: whole, in: everything))
  }

  @Test func aCardIsBlurredWithoutItsMiddle() {
    let card = Self.shapes[0]
    let sharp = mask(card.digits, rows: card.rows, columns: card.columns)

    let stretched = sharp.stretchedBlur(
      GaussianKernel(sigma: 6), in: sharp.area.grown(by: 30), kernels: Self.kernels,
      shadows: Self.shadows)

    let kept = stretched.mask.area
    #expect(kept.width * kept.height * 4 < stretched.bounds.width * stretched.bounds.height)
  }

  @Test func whereLittleIsSeenThatAloneIsBlurred() {
    let card = Self.shapes[0]
    let sharp = mask(card.digits, rows: card.rows, columns: card.columns)
    let kernel = GaussianKernel(sigma: 6)
    let part = IntRect(minX: 20, minY: 40, maxX: 24, maxY: 60)

    let stretched = sharp.stretchedBlur(
      kernel, in: part, kernels: Self.kernels, shadows: Self.shadows)

    #expect(stretched.bounds == part)
    #expect(
      bytes(of: stretched, in: part)
        == bytes(of: sharp.blurred(kernel, kernels: Self.kernels), in: part))
  }

  @Test func nothingThrowsNoShadow() {
    let nothing = CoverageMask(area: .empty)

    let stretched = nothing.stretchedBlur(
      GaussianKernel(sigma: 4), in: IntRect(minX: 0, minY: 0, maxX: 9, maxY: 9),
      kernels: Self.kernels, shadows: Self.shadows)

    #expect(stretched.bounds.isEmpty)
  }

  @Test func theSameCardElsewhereThrowsTheSameShadowThere() {
    let card = Self.shapes[0]
    let here = mask(card.digits, rows: card.rows, columns: card.columns)
    let there = here.moved(dx: 17, dy: -5)
    let kernel = GaussianKernel(sigma: 6)
    let shadows = ShadowCache()

    let first = here.stretchedBlur(
      kernel, in: here.area.grown(by: 30), kernels: Self.kernels, shadows: shadows)
    let second = there.stretchedBlur(
      kernel, in: there.area.grown(by: 30), kernels: Self.kernels, shadows: shadows)

    #expect(second.bounds == first.moved(dx: 17, dy: -5).bounds)
    #expect(second.mask.bytes == first.mask.bytes)
  }

  @Test func anotherCardOfTheSameSizeHasItsOwnShadow() {
    let square = mask(["9"], rows: [20], columns: [20])
    let hollow = mask(["999", "909", "999"], rows: [8, 4, 8], columns: [8, 4, 8])
    let kernel = GaussianKernel(sigma: 2)
    let shadows = ShadowCache()

    _ = shadows.blurred(square, kernel, kernels: Self.kernels)

    #expect(
      shadows.blurred(hollow, kernel, kernels: Self.kernels).bytes
        == hollow.blurred(kernel, kernels: Self.kernels).bytes)
    #expect(
      shadows.blurred(square, GaussianKernel(sigma: 3), kernels: Self.kernels).bytes
        == square.blurred(GaussianKernel(sigma: 3), kernels: Self.kernels).bytes)
  }
}
