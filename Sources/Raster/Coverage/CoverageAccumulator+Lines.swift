extension CoverageAccumulator {
  /// Adds one edge of a closed outline, in 24.8 device coordinates.
  ///
  /// Its points on the pixel grid's lines are rounded to 1/256 pixel, each from the whole edge, so
  /// neither the direction of the edge nor the area changes them.
  package mutating func add(x0: Int32, y0: Int32, x1: Int32, y1: Int32) {
    if y0 < y1 {
      addDownward(x0, y0, x1, y1, winding: 1)
    } else if y1 < y0 {
      addDownward(x1, y1, x0, y0, winding: -1)
    }
  }

  @inline(__always)
  private mutating func addDownward(
    _ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32, winding: Int32
  ) {
    let left = Int32(truncatingIfNeeded: area.minX) &<< FixedPoint.shift
    let top = Int32(truncatingIfNeeded: area.minY) &<< FixedPoint.shift
    let width = Int32(truncatingIfNeeded: area.width) &<< FixedPoint.shift
    let height = Int32(truncatingIfNeeded: area.height) &<< FixedPoint.shift
    let line = Line(x0: x0 &- left, y0: y0 &- top, x1: x1 &- left, y1: y1 &- top)
    let clippedTop = max(line.y0, 0)
    let clippedBottom = min(line.y1, height)
    guard clippedTop < clippedBottom else { return }
    let low = min(line.x0, line.x1)
    let high = max(line.x0, line.x1)
    guard low < width else { return }
    touchRows(from: clippedTop, to: clippedBottom)
    if high <= 0 {
      addVertical(x: 0, from: clippedTop, to: clippedBottom, winding: winding)
    } else if line.x0 == line.x1 {
      addVertical(x: line.x0, from: clippedTop, to: clippedBottom, winding: winding)
    } else {
      addSloped(
        line, from: clippedTop, to: clippedBottom, winding: winding,
        isInside: low >= 0 && high < width)
    }
  }

  @inline(__always)
  private mutating func touchRows(from top: Int32, to bottom: Int32) {
    firstRow = min(firstRow, Int(top >> FixedPoint.shift))
    lastRow = max(lastRow, Int((bottom &- 1) >> FixedPoint.shift))
  }

  private mutating func addVertical(x: Int32, from top: Int32, to bottom: Int32, winding: Int32) {
    let column = Int(x >> FixedPoint.shift)
    let twiceLeft = 2 * (x & FixedPoint.mask)
    var y = top
    while y < bottom {
      let row = y >> FixedPoint.shift
      let end = min((row &+ 1) &<< FixedPoint.shift, bottom)
      let dy = (end &- y) &* winding
      unsafe put(dy, twiceLeft, at: column, in: cells + Int(row) * stride)
      unsafe mark(column, column + 1, in: touched + Int(row) * wordsPerRow)
      y = end
    }
  }

  /// Cuts the line at the rows' borders, each crossing found from the whole line.
  private mutating func addSloped(
    _ line: Line, from top: Int32, to bottom: Int32, winding: Int32, isInside: Bool
  ) {
    let slope = line.inverseSlope
    var y = top
    var x = top == line.y0 ? line.x0 : line.x(at: top, slope)
    while y < bottom {
      let row = y >> FixedPoint.shift
      let end = min((row &+ 1) &<< FixedPoint.shift, bottom)
      let endX = end == line.y1 ? line.x1 : line.x(at: end, slope)
      let piece = RowPiece(left: min(x, endX), right: max(x, endX), dy: end &- y)
      if isInside {
        add(piece, row: Int(row), winding: winding)
      } else {
        addClipped(piece, row: Int(row), winding: winding)
      }
      x = endX
      y = end
    }
  }

  /// Adds a piece that lies inside the area.
  @inline(__always)
  private mutating func add(_ piece: RowPiece, row: Int, winding: Int32) {
    let row = unsafe RowPointers(
      cells: cells + row * stride, touched: touched + row * wordsPerRow)
    let first = Int(piece.left >> FixedPoint.shift)
    let last = Int(piece.right >> FixedPoint.shift)
    if first == last {
      let twiceLeft = (piece.left & FixedPoint.mask) + (piece.right & FixedPoint.mask)
      unsafe put(piece.dy &* winding, twiceLeft, at: first, in: row.cells)
      unsafe mark(first, first + 1, in: row.touched)
    } else {
      unsafe addAcross(piece, from: first, before: last, row: row, winding: winding)
    }
  }

  /// Adds a piece that crosses the columns from `first`, and ends in column `last`.
  private func addAcross(
    _ piece: RowPiece, from first: Int, before last: Int, row: RowPointers, winding: Int32
  ) {
    let slope = piece.slope
    var done = piece.progress(at: Int32(first + 1) &<< FixedPoint.shift, slope)
    unsafe put(
      done &* winding, (piece.left & FixedPoint.mask) + FixedPoint.one, at: first, in: row.cells)
    for column in first + 1..<last {
      let progress = piece.progress(at: Int32(column + 1) &<< FixedPoint.shift, slope)
      unsafe put((progress &- done) &* winding, FixedPoint.one, at: column, in: row.cells)
      done = progress
    }
    let fraction = piece.right & FixedPoint.mask
    unsafe put((piece.dy &- done) &* winding, fraction, at: last, in: row.cells)
    unsafe mark(first, last + 1, in: row.touched)
  }

  /// Adds what a piece has inside the area; what is left of it counts at the left edge in full.
  private mutating func addClipped(_ piece: RowPiece, row: Int, winding: Int32) {
    let width = Int32(area.width) &<< FixedPoint.shift
    if piece.left >= 0 && piece.right < width {
      return add(piece, row: row, winding: winding)
    }
    guard piece.left < width else { return }
    let row = unsafe RowPointers(
      cells: cells + row * stride, touched: touched + row * wordsPerRow)
    guard piece.right > 0 else {
      unsafe put(piece.dy &* winding, 0, at: 0, in: row.cells)
      return unsafe mark(0, 0, in: row.touched)
    }
    let slope = piece.slope
    var done: Int32 = 0
    if piece.left < 0 {
      done = piece.progress(at: 0, slope)
      unsafe put(done &* winding, 0, at: 0, in: row.cells)
    }
    let first = max(piece.left, 0) >> FixedPoint.shift
    let last = min(piece.right, width &- 1) >> FixedPoint.shift
    for column in first...last {
      let start = max(column &<< FixedPoint.shift, piece.left)
      let end = min((column &+ 1) &<< FixedPoint.shift, piece.right)
      let progress = end == piece.right ? piece.dy : piece.progress(at: end, slope)
      let columnStart = column &<< FixedPoint.shift
      unsafe put(
        (progress &- done) &* winding, start &+ end &- 2 &* columnStart, at: Int(column),
        in: row.cells)
      done = progress
    }
    unsafe mark(Int(first), Int(last) + 1, in: row.touched)
  }

  /// Adds a piece of height `dy` whose two ends are together `twiceLeft` away from the left of `column`.
  @inline(__always)
  private func put(
    _ dy: Int32, _ twiceLeft: Int32, at column: Int, in row: UnsafeMutablePointer<Int32>
  ) {
    let area = dy &* twiceLeft
    unsafe row[column] &+= (dy &<< 9) &- area
    unsafe row[column + 1] &+= area
  }

  /// Marks the groups of the columns `first` to `last`.
  @inline(__always)
  private func mark(_ first: Int, _ last: Int, in row: UnsafeMutablePointer<UInt64>) {
    let firstGroup = first >> Self.groupShift
    let lastGroup = last >> Self.groupShift
    let word = firstGroup >> 6
    if word == lastGroup >> 6 {
      let low = UInt64.max &<< UInt64(truncatingIfNeeded: firstGroup & 63)
      let high = UInt64.max &>> UInt64(truncatingIfNeeded: 63 - lastGroup & 63)
      unsafe row[word] |= low & high
    } else {
      for group in firstGroup...lastGroup { unsafe row[group >> 6] |= 1 &<< UInt64(group & 63) }
    }
  }

  /// A line from top to bottom, relative to the area's corner.
  private struct Line {
    let x0: Int32
    let y0: Int32
    let x1: Int32
    let y1: Int32

    var inverseSlope: Double { Double(x1 &- x0) / Double(y1 &- y0) }

    @inline(__always)
    func x(at y: Int32, _ inverseSlope: Double) -> Int32 {
      x0 &+ FixedPoint.nearest(Double(y &- y0) * inverseSlope)
    }
  }

  /// The part of a line within one row of pixels, from left to right.
  private struct RowPiece {
    let left: Int32
    let right: Int32
    let dy: Int32

    var slope: Double { Double(dy) / Double(right &- left) }

    /// How much of `dy` is done at `x`.
    @inline(__always)
    func progress(at x: Int32, _ slope: Double) -> Int32 {
      FixedPoint.nearest(Double(x &- left) * slope)
    }
  }

  @unsafe private struct RowPointers {
    let cells: UnsafeMutablePointer<Int32>
    let touched: UnsafeMutablePointer<UInt64>
  }
}
