/// Colors along a line: a table index that grows by a fixed step from pixel to pixel.
///
/// - SeeAlso: ISO 32000-1:2008, 8.7.4.5.3, type 2 shadings. We differ: colours come from a table of 1,024, and the
///   offset grows in fixed point.
@safe final class LinearGradientSource: PixelSource {
  private let table: GradientTable
  private let kernels: RowKernelTable
  /// The offset at the center of pixel (0, 0), and its change to the right and downwards.
  private let origin: Double
  private let perColumn: Double
  private let perRow: Double

  var isOpaque: Bool { table.isOpaque }

  init(
    _ table: GradientTable, from: Point, to: Point, fromDevice t: Transform,
    kernels: RowKernelTable
  ) {
    self.table = table
    self.kernels = kernels
    let axis = to - from
    let square = axis.x * axis.x + axis.y * axis.y
    // If the line has no length, all points lie after its end.
    let k = square > 0 ? 1 / square : 0
    perColumn = (axis.x * t.a + axis.y * t.b) * k
    perRow = (axis.x * t.c + axis.y * t.d) * k
    let start = t.apply(Point(x: 0.5, y: 0.5)) - from
    origin = square > 0 ? (axis.x * start.x + axis.y * start.y) * k : 2
  }

  /// Whether each row has one color, because the line is vertical.
  var hasSolidRows: Bool { Self.fixed(perColumn) == 0 }

  func color(ofRow y: Int) -> UInt32 { color(at: Self.fixed(origin + perRow * Double(y))) }

  func pixels(
    x: Int, y: Int, count: Int, buffer: UnsafeMutablePointer<UInt32>, cache: ImageRowCache
  ) -> UnsafePointer<UInt32> {
    let start = Self.fixed(origin + perRow * Double(y))
    let step = Self.fixed(perColumn)
    if step == 0 {
      unsafe kernels.fill(buffer, count, color(at: start))
      return unsafe UnsafePointer(buffer)
    }
    unsafe write(buffer, count, from: start &+ x &* step, step: step)
    return unsafe UnsafePointer(buffer)
  }

  /// Writes one run before the ramp, one on it, and one after it.
  private func write(
    _ buffer: UnsafeMutablePointer<UInt32>, _ count: Int, from start: Int, step: Int
  ) {
    let toZero = Self.steps(from: start, to: 0, by: step, limit: count)
    let toEnd = Self.steps(from: start, to: Self.one + 1, by: step, limit: count)
    let first = step > 0 ? toZero : toEnd
    let second = step > 0 ? toEnd : toZero
    unsafe kernels.fill(buffer, first, step > 0 ? table.before : table.after)
    unsafe table.colors.withUnsafeBufferPointer {
      guard let colors = $0.baseAddress, second > first else { return }
      unsafe kernels.lookup(
        buffer + first, second - first, colors, GradientTable.last,
        Self.index(start &+ first &* step), Self.indexStep(step))
    }
    unsafe kernels.fill(
      buffer + second, count - second, step > 0 ? table.after : table.before)
  }

  private func color(at position: Int) -> UInt32 {
    if position < 0 { return table.before }
    if position > Self.one { return table.after }
    return table.colors[Self.index(position) >> 32]
  }

  /// Offset 1 in the fixed point of rows: 31 fractional bits.
  private static let one = 1 << 31

  private static func fixed(_ offset: Double) -> Int {
    let value = max(-65_536, min(65_536, offset)) * Double(one)
    // Rounds to nearest, halves away from zero, without a call to the system's library for every row.
    let whole = Int(value)
    let rest = value - Double(whole)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }

  /// Returns the table's index with 32 fractional bits, rounded to nearest when its integer part is taken.
  private static func index(_ position: Int) -> Int { position * 2046 + (1 << 31) }

  private static func indexStep(_ step: Int) -> Int { step * 2046 }

  /// Returns the number of positions that lie before `end`, in 0…limit.
  private static func steps(from start: Int, to end: Int, by step: Int, limit: Int) -> Int {
    let distance = step > 0 ? end - start : start - end + 1
    if distance <= 0 { return 0 }
    return min(limit, (distance + step.magnitude.asInt - 1) / step.magnitude.asInt)
  }
}

extension UInt {
  fileprivate var asInt: Int { Int(self) }
}
