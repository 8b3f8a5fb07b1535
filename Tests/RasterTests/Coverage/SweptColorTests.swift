import Testing

@testable import DarkroomRaster

struct SweptColorTests {
  private static let shapes: [Path] = [
    .polygon((20.3, 1.2), (31.9, 47.6), (0.4, 17.1), (41.7, 18.8), (8.2, 46.3)),
    .polygon((0.1, 40.2), (61.7, 38.9), (61.9, 44.4)),
    Path(rect: Rect(x: 7.6, y: 3, width: 30, height: 40)),
  ]

  /// A width that is no multiple of four, with and without pixels to its right.
  @Test(arguments: [KernelSet.best, .baseline], [FillRule.nonZero, .evenOdd])
  func oneColourIsPaintedAsACoverageAtATime(kernels: KernelSet, rule: FillRule) {
    let table = RowKernelTable.table(for: kernels)
    for (path, width) in Self.shapes.flatMap({ path in [37, 41, 62, 64].map { (path, $0) } }) {
      for color in [0xff20_40f0, 0x8010_2040, 0xff00_0000] as [UInt32] {
        let painted = Self.pixels(path, rule, width: width, table) { $0.fill(&$1, into: $2, color) }
        let told = Self.pixels(path, rule, width: width, table) { $0.tell(&$1, to: $2, color) }

        #expect(painted == told, "\(path), \(width) columns, \(color)")
        #expect(Set(told).count > 2)
      }
    }
  }

  private struct Fill {
    let edges: EdgeList
    let rule: FillRule
    let area: IntRect
    let table: RowKernelTable

    func fill(
      _ accumulator: inout CoverageAccumulator, into surface: Surface, _ color: UInt32
    ) {
      var sink = SolidSink(color, on: surface, kernels: table)
      accumulator.fill(edges, rule: rule, in: area, into: &sink)
    }

    func tell(
      _ accumulator: inout CoverageAccumulator, to surface: Surface, _ color: UInt32
    ) {
      var sink = ToldSink(base: SolidSink(color, on: surface, kernels: table))
      accumulator.fill(edges, rule: rule, in: area, into: &sink)
    }
  }

  /// A surface of 64 columns, of which the first `width` may change.
  private static func pixels(
    _ path: Path, _ rule: FillRule, width: Int, _ table: RowKernelTable,
    _ draw: (Fill, inout CoverageAccumulator, Surface) -> Void
  ) -> [UInt32] {
    let all = IntRect(minX: 0, minY: 0, maxX: 64, maxY: 48)
    let area = IntRect(minX: 1, minY: 0, maxX: width, maxY: 48)
    let fill = Fill(edges: EdgeList(path, clip: area), rule: rule, area: area, table: table)
    var accumulator = CoverageAccumulator(table)
    var pixels = (0..<64 * 48).map { UInt32($0 % 7) &* 0x0105_0301 | 0xff00_0000 }
    unsafe pixels.withUnsafeMutableBufferPointer {
      guard let base = $0.baseAddress else { return }
      unsafe draw(fill, &accumulator, Surface(base: base, stride: 64, area: all))
    }
    return pixels
  }
}

/// A sink of one color that is told of coverage like any other.
private struct ToldSink: PixelSink {
  var base: SolidSink

  mutating func begin(row y: Int) { base.begin(row: y) }
  mutating func run(x: Int, length: Int, coverage: UInt8) {
    base.run(x: x, length: length, coverage: coverage)
  }
  mutating func span(x: Int, coverage: Span<UInt8>) { base.span(x: x, coverage: coverage) }
}
