import DarkroomRasterKernels

/// Draws one premultiplied color in rows with the same coverage, as along the straight part of a rectangle's sides.
@safe struct SolidBlockSink: CoverageSink {
  private let color: UInt32
  /// A pointer to device column 0 of the first row.
  private let base: UnsafeMutablePointer<UInt32>
  private let stride: Int
  private let height: Int
  private let kernels: RowKernelTable

  init(
    _ color: UInt32, at base: UnsafeMutablePointer<UInt32>, stride: Int, height: Int,
    kernels: RowKernelTable
  ) {
    self.color = color
    unsafe self.base = base
    self.stride = stride
    self.height = height
    self.kernels = kernels
  }

  mutating func run(x: Int, length: Int, coverage: UInt8) {
    let source = coverage == 255 ? color : scaled(color, by: UInt32(coverage))
    if source >= 0xff00_0000 {
      unsafe eachRow(x) { unsafe kernels.fill($0, length, source) }
    } else if length < SolidSink.shortRow {
      unsafe eachRow(x) { unsafe RowKernels.overShort($0, length, source) }
    } else {
      unsafe eachRow(x) { unsafe kernels.over($0, length, source) }
    }
  }

  mutating func span(x: Int, coverage: Span<UInt8>) {
    unsafe coverage.withUnsafeBufferPointer {
      guard let first = $0.baseAddress else { return }
      if $0.count < SolidSink.shortRow {
        unsafe RowKernels.overShortMaskRows(base + x, stride, height, first, $0.count, color)
      } else {
        unsafe kernels.overMaskBlock(base + x, stride, first, 0, $0.count, height, color)
      }
    }
  }

  @inline(__always)
  private func eachRow(_ x: Int, _ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    for y in 0..<height { unsafe body(base + (y * stride + x)) }
  }
}
