import DarkroomRasterKernels

/// One premultiplied color over a surface.
@safe struct SolidSink: PixelSink {
  private let surface: Surface
  private var color: UInt32
  private var isOpaque: Bool
  private let kernels: RowKernelTable
  private var row: UnsafeMutablePointer<UInt32>

  /// For shorter rows a call would cost too much.
  static let shortRow = 24
  /// For fewer rows another sink would cost too much.
  private static let fewRows = 3

  init(_ color: UInt32, on surface: Surface, kernels: RowKernelTable) {
    self.color = color
    self.surface = surface
    self.kernels = kernels
    isOpaque = color >= 0xff00_0000
    unsafe row = surface.base
  }

  @inline(__always)
  mutating func begin(row y: Int) { unsafe row = surface.row(y) }

  /// A row of another color.
  @inline(__always)
  mutating func begin(row y: Int, color: UInt32) {
    self.color = color
    isOpaque = color >= 0xff00_0000
    begin(row: y)
  }

  @inline(__always)
  func solidRows(_ rows: Range<Int>) -> SolidRows? {
    SolidRows(rows: rows, color: color, surface: surface)
  }

  /// Draws one row at a time; coverage that is equal in many rows is blended column by column.
  @inline(__always)
  mutating func rows(_ rows: Range<Int>, _ segments: RowSegments) {
    begin(row: rows.lowerBound)
    if rows.count < Self.fewRows {
      segments.send(to: &self)
      for y in rows.dropFirst() {
        begin(row: y)
        segments.send(to: &self)
      }
    } else {
      var block = unsafe SolidBlockSink(
        color, at: row, stride: surface.stride, height: rows.count, kernels: kernels)
      segments.send(to: &block)
    }
  }

  @inline(__always)
  mutating func run(x: Int, length: Int, coverage: UInt8) {
    let isShort = length < Self.shortRow
    if coverage == 255 && isOpaque {
      if isShort {
        unsafe RowKernels.fillShort(row + x, length, color)
      } else {
        unsafe kernels.fill(row + x, length, color)
      }
      return
    }
    let source = coverage == 255 ? color : scaled(color, by: UInt32(coverage))
    if isShort {
      unsafe RowKernels.overShort(row + x, length, source)
    } else {
      unsafe kernels.over(row + x, length, source)
    }
  }

  @inline(__always)
  mutating func span(x: Int, coverage: Span<UInt8>) {
    unsafe coverage.withUnsafeBufferPointer {
      guard let first = $0.baseAddress else { return }
      if $0.count < Self.shortRow {
        unsafe RowKernels.overShortMask(row + x, first, $0.count, color)
      } else {
        unsafe kernels.overMask(row + x, first, $0.count, color)
      }
    }
  }

  mutating func block(
    x: Int, y: Int, width: Int, height: Int, coverage: Span<UInt8>, start: Int, stride: Int
  ) {
    guard width > 0, height > 0, start >= 0,
      start + (height - 1) * stride + width <= coverage.count
    else { return }
    unsafe coverage.withUnsafeBufferPointer {
      guard let first = $0.baseAddress else { return }
      unsafe kernels.overMaskBlock(
        surface.row(y) + x, surface.stride, first + start, stride, width, height, color)
    }
  }
}
