extension CoverageAccumulator {
  /// Sends the coverage of device row `y` to `sink` and clears the row.
  ///
  /// A row that nothing touched sends nothing. Coverage is area × 255 rounded to nearest, halves up.
  /// - Precondition: `y` is a row of `area`.
  @inline(__always)
  package mutating func sweep<Sink: CoverageSink>(
    row y: Int, rule: FillRule, into sink: inout Sink
  ) {
    sweep(row: y - area.minY, rule: rule)
    segmentsOfRow.send(to: &sink)
  }

  /// What the last sweep left.
  @inline(__always)
  var segmentsOfRow: RowSegments {
    unsafe RowSegments(segments, count: segmentCount, coverage: coverage, left: area.minX)
  }

  /// Makes a row's segments and clears its cells.
  mutating func sweep(row: Int, rule: FillRule) {
    switch rule {
    case .nonZero: sweep(row: row, fold: NonZeroFold.self)
    case .evenOdd: sweep(row: row, fold: EvenOddFold.self)
    }
  }

  @inline(__always)
  private mutating func sweep<Fold: CoverageFold>(row: Int, fold: Fold.Type) {
    guard row >= 0, row < area.height else { return }
    let width = area.width
    let coverage = unsafe self.coverage
    let cells = unsafe self.cells + row * stride
    let words = unsafe UnsafeMutableBufferPointer(
      start: touched + row * wordsPerRow, count: wordsPerRow)
    var list = unsafe SegmentList(segments)
    var sum = Sum()
    var x = 0
    var group = unsafe Self.firstTouched(from: 0, in: words)
    while let first = group {
      let start = first << Self.groupShift
      unsafe list.add(run: fold.coverage(of: sum.total), from: x, to: min(start, width))
      var end = unsafe Self.firstUntouched(from: first, in: words)
      unsafe sum.accumulate(first..<end, of: cells, into: coverage, fold: fold)
      // Marks are for the column an edge crosses; its area may reach into the next.
      while end << Self.groupShift < stride, unsafe cells[end << Self.groupShift] != 0 {
        let next = unsafe Self.firstUntouched(from: end + 1, in: words)
        unsafe sum.accumulate(end..<next, of: cells, into: coverage, fold: fold)
        end = next
      }
      x = end << Self.groupShift
      unsafe list.addSpan(from: start, to: min(x, width))
      group = unsafe Self.firstTouched(from: end, in: words)
    }
    unsafe list.add(run: fold.coverage(of: sum.total), from: x, to: width)
    segmentCount = unsafe list.count
    unsafe words.update(repeating: 0)
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
    guard index < words.count else { return group }
    var word = unsafe ~words[index] & (UInt64.max &<< UInt64(truncatingIfNeeded: group & 63))
    while word == 0 {
      index += 1
      guard index < words.count else { return index << 6 }
      word = unsafe ~words[index]
    }
    return index << 6 + word.trailingZeroBitCount
  }
}

/// A row's segments as they are found, from left to right.
@unsafe private struct SegmentList {
  private let segments: UnsafeMutablePointer<CoverageSegment>
  private(set) var count = 0

  init(_ segments: UnsafeMutablePointer<CoverageSegment>) { unsafe self.segments = segments }

  @inline(__always)
  mutating func add(run coverage: UInt8, from start: Int, to end: Int) {
    guard coverage != 0, start < end else { return }
    unsafe add(start, end, coverage)
  }

  @inline(__always)
  mutating func addSpan(from start: Int, to end: Int) {
    if start < end { unsafe add(start, end, 0) }
  }

  @inline(__always)
  private mutating func add(_ start: Int, _ end: Int, _ coverage: UInt8) {
    unsafe segments[count] = CoverageSegment(
      x: Int32(truncatingIfNeeded: start), length: Int32(truncatingIfNeeded: end &- start),
      coverage: coverage)
    unsafe count &+= 1
  }
}

/// The running sum of a row, in every lane.
private struct Sum {
  private var lanes = SIMD4<Int32>()

  @inline(__always) var total: Int32 { lanes[3] }

  /// Sums whole groups of cells, clears them, and writes the coverage that they add up to.
  @inline(__always)
  mutating func accumulate<Fold: CoverageFold>(
    _ groups: Range<Int>, of cells: UnsafeMutablePointer<Int32>,
    into coverage: UnsafeMutablePointer<UInt8>, fold: Fold.Type
  ) {
    for group in groups {
      let x = group << CoverageAccumulator.groupShift
      let source = unsafe UnsafeMutableRawPointer(cells + x)
      let cell = unsafe source.loadUnaligned(as: SIMD4<Int32>.self)
      unsafe source.storeBytes(of: SIMD4<Int32>(), as: SIMD4<Int32>.self)
      let pairs = cell &+ SIMD4(0, cell[0], cell[1], cell[2])
      let sums = lanes &+ pairs &+ SIMD4(0, 0, pairs[0], pairs[1])
      lanes = SIMD4(repeating: sums[3])
      let bytes = SIMD4<UInt8>(truncatingIfNeeded: fold.coverage(of: sums))
      unsafe UnsafeMutableRawPointer(coverage + x).storeBytes(of: bytes, as: SIMD4<UInt8>.self)
    }
  }
}

/// How a sum of twice the area with its winding, 2¹⁷ a full pixel, becomes coverage.
private protocol CoverageFold {
  /// The area inside, 0…2¹⁷.
  static func inside(_ sum: SIMD4<Int32>) -> SIMD4<Int32>
}

extension CoverageFold {
  @inline(__always)
  static func coverage(of sum: SIMD4<Int32>) -> SIMD4<Int32> {
    let area = inside(sum)
    return ((area &<< 8) &- area &+ 65_536) &>> 17
  }

  @inline(__always)
  static func coverage(of sum: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: coverage(of: SIMD4(repeating: sum))[0])
  }
}

/// All windings but 0 are inside.
private enum NonZeroFold: CoverageFold {
  @inline(__always)
  static func inside(_ sum: SIMD4<Int32>) -> SIMD4<Int32> {
    let sign = sum &>> 31
    let area = (sum ^ sign) &- sign
    let full = SIMD4<Int32>(repeating: 131_072)
    return area.replacing(with: full, where: area .> full)
  }
}

/// Every second winding is inside; between whole windings coverage goes up and down again.
private enum EvenOddFold: CoverageFold {
  @inline(__always)
  static func inside(_ sum: SIMD4<Int32>) -> SIMD4<Int32> {
    let wrapped = sum & 262_143
    let area = 262_144 &- wrapped
    return wrapped.replacing(with: area, where: area .< wrapped)
  }
}
