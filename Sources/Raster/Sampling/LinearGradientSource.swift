/// Colors along a line: in each piece of the ramp, channels that grow by a fixed step from pixel to pixel.
///
/// Each pixel has the color at its center, whichever pixels are asked for with it. Where a center lies on a hard edge,
/// the later color wins, whatever rounding made of the center.
///
/// - SeeAlso: ISO 32000-1:2008, 8.7.4.5.3, type 2 shadings. We differ: channels grow in fixed point, anew from each
///   stop.
@safe final class LinearGradientSource: PixelSource {
  /// The distance in pixels from an edge within which a center lies on it.
  private static let tie = 1e-6
  /// How far from the first column a channel's steps may start; the error of a step is below 2⁻²⁴.
  private static let reach = 32_768

  private let ramp: PremultipliedRamp
  private let kernels: RowKernelTable
  /// The offset at the center of pixel (0, 0), and its change to the right and downwards.
  private let origin: Double
  private let perColumn: Double
  private let perRow: Double
  /// The columns for an offset of 1.
  private let columnsPerOffset: Double

  var isOpaque: Bool { ramp.isOpaque }

  init(
    _ ramp: PremultipliedRamp, from: Point, to: Point, fromDevice t: Transform,
    kernels: RowKernelTable
  ) {
    self.ramp = ramp
    self.kernels = kernels
    let axis = to - from
    let square = axis.x * axis.x + axis.y * axis.y
    // If the line has no length, all points lie after its end.
    let k = square > 0 ? 1 / square : 0
    let step = (axis.x * t.a + axis.y * t.b) * k
    // Less would make no difference within a row.
    perColumn = step.magnitude >= 0x1p-33 ? step : 0
    columnsPerOffset = perColumn == 0 ? 0 : 1 / perColumn
    perRow = (axis.x * t.c + axis.y * t.d) * k
    let start = t.apply(Point(x: 0.5, y: 0.5)) - from
    origin = square > 0 ? (axis.x * start.x + axis.y * start.y) * k : 2
  }

  /// Whether each row has one color, because the line is vertical.
  var hasSolidRows: Bool { perColumn == 0 }

  func color(ofRow y: Int) -> UInt32 {
    var piece = 0
    return ramp.color(at: origin + perRow * Double(y), near: &piece)
  }

  func pixels(
    x: Int, y: Int, count: Int, buffer: UnsafeMutablePointer<UInt32>, cache: ImageRowCache
  ) -> UnsafePointer<UInt32> {
    if hasSolidRows {
      unsafe kernels.fill(buffer, count, color(ofRow: y))
      return unsafe UnsafePointer(buffer)
    }
    var row = unsafe GradientRow(
      offset: origin + perRow * Double(y), columns: x..<x + count, buffer: buffer)
    let pieces = ramp.pieces
    let isForward = perColumn > 0
    write(isForward ? ramp.before : ramp.after, upTo: isForward ? 0 : 1, &row)
    for i in pieces.indices where row.next < row.columns.upperBound {
      let piece = pieces[isForward ? i : pieces.count - 1 - i]
      write(piece, upTo: isForward ? piece.end : piece.start, &row)
    }
    unsafe kernels.fill(
      row.place, row.columns.upperBound - row.next, isForward ? ramp.after : ramp.before)
    return unsafe UnsafePointer(buffer)
  }

  /// One color up to where the row passes `offset`.
  private func write(_ color: UInt32, upTo offset: Double, _ row: inout GradientRow) {
    let count = row.advance(to: column(passing: offset, row.offset))
    unsafe kernels.fill(row.place - count, count, color)
  }

  private func write(_ piece: RampPiece, upTo offset: Double, _ row: inout GradientRow) {
    if let color = piece.evenColor { return write(color, upTo: offset, &row) }
    let start = max(row.border, -Self.reach)
    let from = row.next
    let end = column(passing: offset, row.offset)
    let count = row.advance(to: end)
    guard count > 0 else { return }
    let first = piece.components(at: row.offset + perColumn * Double(start))
    // In a piece of one column nothing grows, and the step might exceed a channel.
    let step = end - start > 1 ? piece.change * perColumn : .zero
    let columns = UInt32(truncatingIfNeeded: from - start)
    func channel(_ first: Double, _ step: Double) -> UInt64 {
      let step = Self.fixed(step)
      return UInt64(Self.fixed(first + 0.5) &+ columns &* step) | UInt64(step) << 32
    }
    unsafe kernels.ramp(
      row.place - count, count, channel(first.x, step.x), channel(first.y, step.y),
      channel(first.z, step.z), channel(first.w, step.w), ramp.hasOpaqueColors)
  }

  /// The first column of the row at `start` that lies beyond `offset`, which is itself the first one after it.
  ///
  /// An offset of 1 belongs to the ramp.
  private func column(passing offset: Double, _ start: Double) -> Int {
    let limit = Double(1 << 30)
    let place = max(-limit, min(limit, (offset - start) * columnsPerOffset))
    let nearest = Int(place + (place < 0 ? -0.5 : 0.5))
    guard (place - Double(nearest)).magnitude >= Self.tie else {
      return nearest + ((perColumn > 0) == (offset == 1) ? 1 : 0)
    }
    let whole = Int(place)
    return place > Double(whole) ? whole + 1 : whole
  }

  /// With 24 fractional bits, modulo 2³².
  @inline(__always)
  private static func fixed(_ value: Double) -> UInt32 {
    UInt32(bitPattern: FixedPoint.nearest(value * 16_777_216))
  }
}

/// A row of a gradient while it is written from left to right.
@safe private struct GradientRow {
  /// The offset in column 0.
  let offset: Double
  let columns: Range<Int>
  private let buffer: UnsafeMutablePointer<UInt32>
  /// The column at which the next piece begins, inside or outside of `columns`.
  private(set) var border = -1 << 30
  /// The first column that is not written.
  private(set) var next: Int

  init(offset: Double, columns: Range<Int>, buffer: UnsafeMutablePointer<UInt32>) {
    self.offset = offset
    self.columns = columns
    unsafe self.buffer = buffer
    next = columns.lowerBound
  }

  var place: UnsafeMutablePointer<UInt32> { unsafe buffer + (next - columns.lowerBound) }

  /// - Returns: how many columns lie before the new border and are to be written.
  mutating func advance(to border: Int) -> Int {
    self.border = max(self.border, border)
    let end = max(next, min(self.border, columns.upperBound))
    defer { next = end }
    return end - next
  }
}
