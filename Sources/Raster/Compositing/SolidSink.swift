/// One premultiplied colour over a surface.
@safe struct SolidSink: PixelSink {
  private let surface: Surface
  private let color: UInt32
  private let isOpaque: Bool
  private let kernels: RowKernelTable
  private var row: UnsafeMutablePointer<UInt32>

  /// Shorter runs are not worth a call.
  private static let shortRun = 8

  init(_ color: UInt32, on surface: Surface, kernels: RowKernelTable) {
    self.color = color
    self.surface = surface
    self.kernels = kernels
    isOpaque = color >= 0xff00_0000
    unsafe row = surface.base
  }

  @inline(__always)
  mutating func begin(row y: Int) { unsafe row = surface.row(y) }

  @inline(__always)
  mutating func run(x: Int, length: Int, coverage: UInt8) {
    if coverage == 255 && isOpaque {
      if length < Self.shortRun {
        for i in x..<x + length { unsafe row[i] = color }
      } else {
        unsafe kernels.fill(row + x, length, color)
      }
      return
    }
    let source = coverage == 255 ? color : scaled(color, by: UInt32(coverage))
    if length < Self.shortRun {
      for i in x..<x + length { unsafe row[i] = composited(source, over: row[i]) }
    } else {
      unsafe kernels.over(row + x, length, source)
    }
  }

  @inline(__always)
  mutating func span(x: Int, coverage: Span<UInt8>) {
    let target = unsafe row + x
    if coverage.count < Self.shortRun {
      for i in 0..<coverage.count {
        unsafe target[i] = composited(scaled(color, by: UInt32(coverage[i])), over: target[i])
      }
      return
    }
    unsafe coverage.withUnsafeBufferPointer {
      guard let first = $0.baseAddress else { return }
      unsafe kernels.overMask(target, first, $0.count, color)
    }
  }

  mutating func block(
    x: Int, y: Int, width: Int, height: Int, coverage: Span<UInt8>, start: Int, stride: Int
  ) {
    guard width > 0, height > 0 else { return }
    precondition(start >= 0 && start + (height - 1) * stride + width <= coverage.count)
    unsafe coverage.withUnsafeBufferPointer {
      guard let first = $0.baseAddress else { return }
      unsafe kernels.overMaskBlock(
        surface.row(y) + x, surface.stride, first + start, stride, width, height, color)
    }
  }
}
