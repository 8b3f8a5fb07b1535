// The cells that outlines leave in a row, summed up from left to right.
//
// A row of `width` pixels has a cell for each pixel and one more, rounded up to whole groups of four, and in whole words
// of `touched` a bit for each group. Groups without a bit hold zeros, but for the first cell after one with a bit: marks
// are for the column that an edge crosses, its area may reach into the next. What is read is cleared.

/// A receiver of a row's coverage from left to right.
///
/// Columns belong to whole groups, also beyond the row's end.
private protocol GroupSink {
  /// Receives one coverage from 0 to 255, in every lane, for a run of pixels.
  mutating func run(_ coverage: SIMD4<Int32>, from start: Int, to end: Int)
  /// Receives a coverage for each of four pixels.
  mutating func group(_ coverage: SIMD4<Int32>, at x: Int)
}

extension RowKernels {
  @inline(__always)
  private static func sweep<Fold: SumFold, Sink: GroupSink>(
    _ cells: UnsafeMutablePointer<Int32>, _ touched: UnsafeMutablePointer<UInt64>, _ width: Int,
    _ fold: Fold.Type, into sink: inout Sink
  ) {
    let groups = (width &+ 4) &>> 2
    var sum = RowSum()
    var next = 0
    var word = 0
    while word &<< 6 < groups {
      let first = word &<< 6
      var bits = unsafe touched[word] & after(next &- first)
      unsafe touched[word] = 0
      while bits != 0 {
        let group = first &+ bits.trailingZeroBitCount
        if next < group {
          sink.run(fold.coverage(of: sum.total), from: next &<< 2, to: group &<< 2)
        }
        next = group
        repeat {
          let sums = unsafe sum.take(cells + next &<< 2)
          sink.group(fold.coverage(of: sums), at: next &<< 2)
          next &+= 1
        } while unsafe next < groups
          && ((next &- first < 64 && bits &>> UInt64(next &- first) & 1 != 0)
            || cells[next &<< 2] != 0)
        bits &= after(next &- first)
      }
      word &+= 1
    }
    if next &<< 2 < width {
      sink.run(fold.coverage(of: sum.total), from: next &<< 2, to: width)
    }
  }

  /// Returns the bits of a word from `index` on.
  @inline(__always)
  private static func after(_ index: Int) -> UInt64 {
    UInt64.max << UInt64(max(index, 0))
  }
}

// MARK: One colour

extension RowKernels {
  /// Draws `color` times coverage over `height` rows, `stride` pixels apart.
  ///
  /// The first `room` columns of `pixels` can be read and written; from `width` on they keep their colors.
  package static func sweepOver(
    _ pixels: UnsafeMutablePointer<UInt32>, _ stride: Int, _ room: Int,
    _ cells: UnsafeMutablePointer<Int32>, _ touched: UnsafeMutablePointer<UInt64>, _ width: Int,
    _ height: Int, _ color: UInt32, _ isEvenOdd: Bool
  ) {
    var sink = unsafe SolidGroupSink(row: pixels, width: width, room: room, solid: .init(color))
    let groups = (width &+ 4) &>> 2
    for y in 0..<height {
      let row = unsafe cells + y &* groups &<< 2
      let bits = unsafe touched + y &* ((groups &+ 63) &>> 6)
      if isEvenOdd {
        unsafe sweep(row, bits, width, EvenOddFold.self, into: &sink)
      } else {
        unsafe sweep(row, bits, width, NonZeroFold.self, into: &sink)
      }
      unsafe sink.row += stride
    }
  }
}

@unsafe private struct SolidGroupSink: GroupSink {
  /// The length below which a run is not worth a wider register.
  private static let shortRun = 32

  var row: UnsafeMutablePointer<UInt32>
  let width: Int
  let room: Int
  let solid: FourSolidPixels

  @inline(__always)
  func run(_ coverage: SIMD4<Int32>, from start: Int, to end: Int) {
    let c = UInt32(truncatingIfNeeded: coverage[0])
    guard c != 0 else { return }
    let count = end &- start
    let first = unsafe row + start
    if unsafe c == 255 && solid.isOpaque {
      if unsafe count < Self.shortRun {
        unsafe solid.fill(first, count: count)
      } else {
        unsafe RowKernels.fill(first, count, solid.color)
      }
    } else {
      let color = unsafe c == 255 ? solid.color : times(solid.color, c)
      if unsafe count < Self.shortRun {
        unsafe FourSolidPixels(color).cover(first, count: count)
      } else {
        unsafe RowKernels.over(first, count, color)
      }
    }
  }

  @inline(__always)
  func group(_ coverage: SIMD4<Int32>, at x: Int) {
    if unsafe x &+ 4 <= width {
      unsafe solid.cover(row + x, by: coverage)
    } else if unsafe x &+ 4 <= room {
      let columns = SIMD4<Int32>(0, 1, 2, 3)
      let isInside = unsafe (columns &- Int32(truncatingIfNeeded: width &- x)) &>> 31
      unsafe solid.cover(row + x, by: coverage & isInside)
    } else {
      for i in 0..<(unsafe max(0, width &- x)) {
        let source = unsafe times(solid.color, UInt32(truncatingIfNeeded: coverage[i]))
        unsafe row[x &+ i] = blend(source, row[x &+ i])
      }
    }
  }
}

// MARK: Segments

extension RowKernels {
  /// Stores a row's coverage: the bytes of the groups that edges cross, and segments with the columns of these groups
  /// and of runs of one coverage.
  ///
  /// There must be room for one segment more than groups. A segment has its first column in the lowest 28 bits, its
  /// length in the next 28, and its coverage on top, or 0 if the bytes hold the coverage.
  ///
  /// - Returns: The number of segments.
  package static func sweepSegments(
    _ segments: UnsafeMutablePointer<UInt64>, _ coverage: UnsafeMutablePointer<UInt8>,
    _ cells: UnsafeMutablePointer<Int32>, _ touched: UnsafeMutablePointer<UInt64>, _ width: Int,
    _ isEvenOdd: Bool
  ) -> Int {
    var sink = unsafe SegmentSink(segments: segments, coverage: coverage, width: width)
    if isEvenOdd {
      unsafe sweep(cells, touched, width, EvenOddFold.self, into: &sink)
    } else {
      unsafe sweep(cells, touched, width, NonZeroFold.self, into: &sink)
    }
    unsafe sink.endSpan()
    return unsafe sink.count
  }
}

@unsafe private struct SegmentSink: GroupSink {
  let segments: UnsafeMutablePointer<UInt64>
  let coverage: UnsafeMutablePointer<UInt8>
  let width: Int
  private(set) var count = 0
  private var spanStart = 0
  private var spanEnd = 0

  @inline(__always)
  init(
    segments: UnsafeMutablePointer<UInt64>, coverage: UnsafeMutablePointer<UInt8>, width: Int
  ) {
    unsafe self.segments = segments
    unsafe self.coverage = coverage
    unsafe self.width = width
  }

  @inline(__always)
  mutating func run(_ coverage: SIMD4<Int32>, from start: Int, to end: Int) {
    unsafe endSpan()
    unsafe spanStart = end
    unsafe spanEnd = end
    let c = UInt64(truncatingIfNeeded: coverage[0])
    if c != 0 { unsafe add(start, end, c) }
  }

  @inline(__always)
  mutating func group(_ coverage: SIMD4<Int32>, at x: Int) {
    let bytes = SIMD4<UInt8>(truncatingIfNeeded: coverage)
    unsafe UnsafeMutableRawPointer(self.coverage + x).storeBytes(of: bytes, as: SIMD4<UInt8>.self)
    unsafe spanEnd = min(x &+ 4, width)
  }

  @inline(__always)
  mutating func endSpan() {
    if unsafe spanStart < spanEnd { unsafe add(spanStart, spanEnd, 0) }
  }

  @inline(__always)
  private mutating func add(_ start: Int, _ end: Int, _ coverage: UInt64) {
    let length = UInt64(truncatingIfNeeded: end &- start)
    unsafe segments[count] =
      UInt64(truncatingIfNeeded: start) | length &<< 28 | coverage &<< 56
    unsafe count &+= 1
  }
}
