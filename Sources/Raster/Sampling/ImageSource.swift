/// Pixels of a bitmap under a map from device pixels to bitmap pixels.
@safe final class ImageSource: PixelSource {
  enum Method {
    /// Bitmap pixel = device pixel + offset.
    case copy(dx: Int, dy: Int)
    case nearest
    /// There is no rotation, so that rows are resampled once.
    case scaled
    case affine
  }

  let bitmap: Bitmap
  /// The bitmap pixels that may be read.
  let source: IntRect
  let opacity: UInt8
  let repeats: Bool
  let method: Method
  let kernels: RowKernelTable
  let fromDevice: Transform
  /// Position in the bitmap of device pixel (0, 0), less half a pixel, for filters that mix pixels;
  /// `fractionBits` fractional bits, like the steps.
  let origin: (u: Int, v: Int)
  let perColumn: (u: Int, v: Int)
  let perRow: (u: Int, v: Int)
  /// The columns that can be requested.
  let columns: Range<Int>
  /// For each of `columns` the left one of two bitmap columns to be mixed, and the right one's weight: 0 to 256.
  let lefts: [Int32]
  let weights: [UInt32]

  var isOpaque: Bool { bitmap.isOpaque && opacity == 255 }

  /// - Parameter area: The device pixels that can be requested.
  init(_ paint: ImagePaint, area: IntRect, kernels: RowKernelTable) {
    let paint = paint.filter == .high ? paint.reduced(for: area) : paint
    let t = paint.fromDevice
    bitmap = paint.bitmap
    source = paint.source
    opacity = paint.opacity
    repeats = paint.repeats
    self.kernels = kernels
    columns = area.minX..<max(area.minX, area.maxX)
    method = Self.method(for: paint)
    fromDevice = t
    let start = t.apply(Point(x: 0.5, y: 0.5))
    origin = (Self.fixed(start.x - 0.5), Self.fixed(start.y - 0.5))
    perColumn = (Self.fixedStep(t.a), Self.fixedStep(t.b))
    perRow = (Self.fixedStep(t.c), Self.fixedStep(t.d))
    guard case .scaled = method else {
      lefts = []
      weights = []
      return
    }
    let last = paint.source.maxX - 2
    let start0 = Self.fixed(start.x - 0.5)
    let step = Self.fixedStep(t.a)
    let positions = columns.map { start0 + $0 * step }
    lefts = positions.map {
      Int32(min(max($0 >> Self.fractionBits, paint.source.minX), last))
    }
    weights = positions.map {
      let left = $0 >> Self.fractionBits
      return left < paint.source.minX ? 0 : left > last ? 256 : Self.weight($0)
    }
  }

  func pixels(
    x: Int, y: Int, count: Int, buffer: UnsafeMutablePointer<UInt32>, cache: ImageRowCache
  ) -> UnsafePointer<UInt32> {
    if case .copy(let dx, let dy) = method, opacity == 255,
      let row = unsafe directRow(x: x + dx, y: y + dy, count: count)
    {
      return unsafe row
    }
    switch method {
    case .copy(let dx, let dy): unsafe copy(x + dx, y + dy, count, buffer)
    case .nearest: unsafe sampleNearest(x, y, count, buffer)
    case .scaled: unsafe sampleScaled(x, y, count, buffer, cache)
    case .affine: unsafe sampleAffine(x, y, count, buffer, cache)
    }
    if opacity != 255 { unsafe kernels.scale(buffer, count, opacity) }
    return unsafe UnsafePointer(buffer)
  }

  private static func fixed(_ value: Double, limit: Double = 1e7) -> Int {
    let held = max(-limit, min(limit, value.isNaN ? 0 : value))
    return Int((held * Double(1 << fractionBits)).rounded())
  }

  /// Returns a step that fits an Int even when multiplied by any row or column of a picture.
  private static func fixedStep(_ value: Double) -> Int { fixed(value, limit: 65_536) }

  static let fractionBits = 24

  private static func method(for paint: ImagePaint) -> Method {
    let t = paint.fromDevice
    if t.a == 1, t.d == 1, t.b == 0, t.c == 0, t.tx == t.tx.rounded(), t.ty == t.ty.rounded(),
      t.tx.magnitude < 1e9, t.ty.magnitude < 1e9
    {
      return .copy(dx: Int(t.tx), dy: Int(t.ty))
    }
    if paint.filter == .nearest { return .nearest }
    return t.b == 0 && t.c == 0 && !paint.repeats && paint.source.width > 1 ? .scaled : .affine
  }
}
