extension CoverageAccumulator {
  /// Sends the coverage of device row `y` to `sink` and clears the row.
  ///
  /// A row that nothing touched sends nothing. Coverage is area × 255 rounded to nearest, halves up.
  /// - Precondition: `y` is a row of `area`.
  @inline(__always)
  package mutating func sweep<Sink: CoverageSink>(
    row y: Int, rule: FillRule, into sink: inout Sink
  ) {
    switch rule {
    case .nonZero: sweep(row: y - area.minY, fold: Self.nonZero, into: &sink)
    case .evenOdd: sweep(row: y - area.minY, fold: Self.evenOdd, into: &sink)
    }
  }

  @inline(__always)
  private mutating func sweep<Sink: CoverageSink>(
    row: Int, fold: (Int32) -> UInt8, into sink: inout Sink
  ) {
    precondition(row >= 0 && row < area.height, "row \(row) is outside 0..<\(area.height)")
    let width = area.width
    let left = area.minX
    let coverage = unsafe self.coverage
    let cells = unsafe self.cells + row * stride
    let words = unsafe UnsafeMutableBufferPointer(
      start: touched + row * wordsPerRow, count: wordsPerRow)
    var sum: Int32 = 0
    var x = 0
    var group = unsafe Self.firstTouched(from: 0, in: words)
    while let first = group {
      let start = first << Self.groupShift
      Self.emit(fold(sum), from: x, to: min(start, width), left: left, into: &sink)
      let end = unsafe Self.firstUntouched(from: first, in: words)
      x = end << Self.groupShift
      unsafe Self.accumulate(start..<x, of: cells, from: &sum, into: coverage, fold: fold)
      if start < width {
        let pixels = unsafe UnsafeBufferPointer(
          start: coverage + start, count: min(x, width) - start)
        sink.span(x: left + start, coverage: unsafe pixels.span)
      }
      group = unsafe Self.firstTouched(from: end, in: words)
    }
    Self.emit(fold(sum), from: x, to: width, left: left, into: &sink)
    unsafe words.update(repeating: 0)
  }

  /// Sums `range` of the cells onto `sum`, clears them, and writes the coverage that they add up to.
  @inline(__always)
  private static func accumulate(
    _ range: Range<Int>, of cells: UnsafeMutablePointer<Int32>, from sum: inout Int32,
    into coverage: UnsafeMutablePointer<UInt8>, fold: (Int32) -> UInt8
  ) {
    var total = sum
    for x in range {
      total &+= unsafe cells[x]
      unsafe cells[x] = 0
      unsafe coverage[x] = fold(total)
    }
    sum = total
  }

  @inline(__always)
  private static func emit<Sink: CoverageSink>(
    _ coverage: UInt8, from start: Int, to end: Int, left: Int, into sink: inout Sink
  ) {
    guard coverage != 0, start < end else { return }
    sink.run(x: left + start, length: end - start, coverage: coverage)
  }

  /// Twice the area with its winding, 2¹⁷ a full pixel, as coverage: all windings but 0 are inside.
  @inline(__always)
  private static func nonZero(_ sum: Int32) -> UInt8 {
    let sign = sum >> 31
    return byte(min((sum ^ sign) &- sign, 131_072))
  }

  /// Every second winding is inside; between whole windings coverage goes up and down again.
  @inline(__always)
  private static func evenOdd(_ sum: Int32) -> UInt8 {
    let wrapped = sum & 262_143
    return byte(min(wrapped, 262_144 &- wrapped))
  }

  @inline(__always)
  private static func byte(_ area: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: ((area &<< 8) &- area &+ 65_536) >> 17)
  }

  @inline(__always)
  private static func firstTouched(
    from group: Int, in words: UnsafeMutableBufferPointer<UInt64>
  ) -> Int? {
    var index = group >> 6
    guard index < words.count else { return nil }
    var word = unsafe words[index] & (UInt64.max &<< UInt64(truncatingIfNeeded: group & 63))
    while word == 0 {
      index += 1
      guard index < words.count else { return nil }
      word = unsafe words[index]
    }
    return index << 6 + word.trailingZeroBitCount
  }

  /// The first group from `group` whose bit is not set; at most one past the last.
  @inline(__always)
  private static func firstUntouched(
    from group: Int, in words: UnsafeMutableBufferPointer<UInt64>
  ) -> Int {
    var index = group >> 6
    var word = unsafe ~words[index] & (UInt64.max &<< UInt64(truncatingIfNeeded: group & 63))
    while word == 0 {
      index += 1
      guard index < words.count else { return index << 6 }
      word = unsafe ~words[index]
    }
    return index << 6 + word.trailingZeroBitCount
  }
}
