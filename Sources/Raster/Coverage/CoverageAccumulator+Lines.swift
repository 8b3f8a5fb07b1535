extension CoverageAccumulator {
  /// Adds one edge of a closed outline, in 24.8 device coordinates.
  ///
  /// Its intersections with the pixel grid are rounded to 1/256 pixel, each computed from the whole edge, so neither
  /// the direction of the edge nor the area affects them.
  ///
  /// - SeeAlso: FreeType's smooth rasterizer, `ftgrays.c`, for cells along a line. We differ: no remainder is carried
  ///   from one crossing to the next.
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
    } else if low >= 0 && high < width && line.isSteep {
      addSteep(line, from: clippedTop, to: clippedBottom, winding: winding)
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

  /// Leaves out steady rows, because they repeat the row above.
  private mutating func addVertical(x: Int32, from top: Int32, to bottom: Int32, winding: Int32) {
    let column = Int(x >> FixedPoint.shift)
    let twiceLeft = 2 &* (x & FixedPoint.mask)
    var row = unsafe self.row(at: top)
    var y = top
    while y < bottom {
      let end = min((y | FixedPoint.mask) &+ 1, bottom)
      if !steady.contains(Int(y >> FixedPoint.shift)) {
        unsafe row.put((end &- y) &* winding, twiceLeft, at: column)
        unsafe row.mark(column)
      }
      unsafe row.advance()
      y = end
    }
  }

  /// Adds a line inside the area that crosses at most one column border per row.
  private mutating func addSteep(
    _ line: Line, from top: Int32, to bottom: Int32, winding: Int32
  ) {
    unsafe cut(line, from: top, to: bottom) { row, piece, slopes in
      if piece.isInOneColumn { return unsafe row.add(piece, winding: winding) }
      let (column, endColumn) = (piece.column, piece.endColumn)
      let border = max(column, endColumn) &<< FixedPoint.shift
      let middle = max(piece.y, min(piece.endY, line.y(at: border, slopes)))
      let fromLeft = column < endColumn
      let (upper, lower) = fromLeft ? (FixedPoint.one, 0) : (0, FixedPoint.one)
      unsafe row.put(
        (middle &- piece.y) &* winding, (piece.x & FixedPoint.mask) &+ upper, at: Int(column))
      unsafe row.put(
        (piece.endY &- middle) &* winding, (piece.endX & FixedPoint.mask) &+ lower,
        at: Int(endColumn))
      unsafe row.mark(Int(column))
      unsafe row.mark(Int(endColumn))
    }
  }

  private mutating func addSloped(
    _ line: Line, from top: Int32, to bottom: Int32, winding: Int32, isInside: Bool
  ) {
    let width = Int32(area.width) &<< FixedPoint.shift
    unsafe cut(line, from: top, to: bottom) { row, piece, slopes in
      if isInside {
        if piece.isInOneColumn { return unsafe row.add(piece, winding: winding) }
        unsafe row.addAcross(RowPiece(piece, winding: winding), of: line, slopes)
      } else {
        unsafe row.addClipped(
          RowPiece(piece, winding: winding), of: line, slopes, width: width)
      }
    }
  }

  /// Splits a line at the borders of rows; each crossing is computed from the whole line.
  @inline(__always)
  private func cut(
    _ line: Line, from top: Int32, to bottom: Int32,
    _ add: (CellRow, LinePiece, Line.Slopes) -> Void
  ) {
    let slopes = line.slopes
    var row = unsafe self.row(at: top)
    var y = top
    var x = top == line.y0 ? line.x0 : line.x(at: top, slopes)
    while y < bottom {
      let endY = min((y | FixedPoint.mask) &+ 1, bottom)
      let endX = endY == line.y1 ? line.x1 : line.x(at: endY, slopes)
      unsafe add(row, LinePiece(x: x, y: y, endX: endX, endY: endY), slopes)
      (x, y) = (endX, endY)
      unsafe row.advance()
    }
  }

  @inline(__always)
  private func row(at y: Int32) -> CellRow {
    let row = Int(y >> FixedPoint.shift)
    return unsafe CellRow(
      cells: cells + row * stride, touched: touched + row * wordsPerRow, stride: stride,
      wordsPerRow: wordsPerRow)
  }
}

/// A line from top to bottom, relative to the area's corner.
private struct Line {
  let x0: Int32
  let y0: Int32
  let x1: Int32
  let y1: Int32

  /// Whether its vertical extent is larger than its horizontal one.
  @inline(__always)
  var isSteep: Bool {
    abs(Int64(x1) - Int64(x0)) < Int64(y1) - Int64(y0)
  }

  /// The columns per row, and the rows per column.
  typealias Slopes = (xPerY: Double, yPerX: Double)

  @inline(__always)
  var slopes: Slopes {
    // The distance between two ends at the limits of the plane may exceed an Int32.
    let dx = Double(x1) - Double(x0)
    let dy = Double(y1) - Double(y0)
    return (dx / dy, dy / dx)
  }

  @inline(__always)
  func x(at y: Int32, _ slopes: Slopes) -> Int32 {
    x0 &+ FixedPoint.nearest(Double(y &- y0) * slopes.xPerY)
  }

  @inline(__always)
  func y(at x: Int32, _ slopes: Slopes) -> Int32 {
    y0 &+ FixedPoint.nearest(Double(x &- x0) * slopes.yPerX)
  }
}

/// The part of a line within one row of pixels, from top to bottom.
private struct LinePiece {
  let x: Int32
  let y: Int32
  let endX: Int32
  let endY: Int32

  @inline(__always)
  var column: Int32 { x >> FixedPoint.shift }
  @inline(__always)
  var endColumn: Int32 { endX >> FixedPoint.shift }
  @inline(__always)
  var isInOneColumn: Bool { column == endColumn }
}

/// The same from left to right.
private struct RowPiece {
  let left: Int32
  let right: Int32
  let leftY: Int32
  let rightY: Int32
  /// The factor for the change in y from left to right.
  let winding: Int32

  @inline(__always)
  init(_ piece: LinePiece, winding: Int32) {
    let isRightward = piece.x <= piece.endX
    left = isRightward ? piece.x : piece.endX
    right = isRightward ? piece.endX : piece.x
    leftY = isRightward ? piece.y : piece.endY
    rightY = isRightward ? piece.endY : piece.y
    self.winding = isRightward ? winding : 0 &- winding
  }

  /// The y coordinate at which the line crosses `x`, within the row.
  @inline(__always)
  func y(at x: Int32, of line: Line, _ slopes: Line.Slopes) -> Int32 {
    max(min(leftY, rightY), min(max(leftY, rightY), line.y(at: x, slopes)))
  }
}

/// One row of the cells.
@unsafe private struct CellRow {
  var cells: UnsafeMutablePointer<Int32>
  var touched: UnsafeMutablePointer<UInt64>
  let stride: Int
  let wordsPerRow: Int

  @inline(__always)
  mutating func advance() {
    unsafe cells += stride
    unsafe touched += wordsPerRow
  }

  /// Adds a piece of height `dy`; `twiceLeft` is the sum of the distances of its two ends from the left of `column`.
  @inline(__always)
  func put(_ dy: Int32, _ twiceLeft: Int32, at column: Int) {
    let area = dy &* twiceLeft
    unsafe cells[column] &+= (dy &<< 9) &- area
    unsafe cells[column + 1] &+= area
  }

  /// Marks the group of `column`; the sweep itself checks whether the next cell was touched.
  @inline(__always)
  func mark(_ column: Int) {
    let group = column >> CoverageAccumulator.groupShift
    unsafe touched[group >> 6] |= 1 &<< UInt64(truncatingIfNeeded: group)
  }

  @inline(__always)
  func mark(_ first: Int, _ last: Int) {
    let firstGroup = first >> CoverageAccumulator.groupShift
    let lastGroup = last >> CoverageAccumulator.groupShift
    let word = firstGroup >> 6
    if word == lastGroup >> 6 {
      let low = UInt64.max &<< UInt64(truncatingIfNeeded: firstGroup)
      let high = UInt64.max &>> UInt64(truncatingIfNeeded: 63 &- lastGroup)
      unsafe touched[word] |= low & high
    } else {
      for group in firstGroup...lastGroup {
        unsafe touched[group >> 6] |= 1 &<< UInt64(truncatingIfNeeded: group)
      }
    }
  }

  /// Adds a piece inside the area that touches one column.
  @inline(__always)
  func add(_ piece: LinePiece, winding: Int32) {
    let twiceLeft = (piece.x & FixedPoint.mask) &+ (piece.endX & FixedPoint.mask)
    unsafe put((piece.endY &- piece.y) &* winding, twiceLeft, at: Int(piece.column))
    unsafe mark(Int(piece.column))
  }

  /// Adds a piece inside the area that touches several columns.
  @inline(__always)
  func addAcross(_ piece: RowPiece, of line: Line, _ slopes: Line.Slopes) {
    let first = Int(piece.left >> FixedPoint.shift)
    let last = Int(piece.right >> FixedPoint.shift)
    var y = piece.leftY
    var twiceLeft = (piece.left & FixedPoint.mask) &+ FixedPoint.one
    var border = (piece.left | FixedPoint.mask) &+ 1
    for column in first..<last {
      let next = piece.y(at: border, of: line, slopes)
      unsafe put((next &- y) &* piece.winding, twiceLeft, at: column)
      y = next
      twiceLeft = FixedPoint.one
      border &+= FixedPoint.one
    }
    unsafe put((piece.rightY &- y) &* piece.winding, piece.right & FixedPoint.mask, at: last)
    unsafe mark(first, last)
  }

  /// Adds the part of a piece between 0 and `width`; the part to the left counts in full at 0.
  func addClipped(_ piece: RowPiece, of line: Line, _ slopes: Line.Slopes, width: Int32) {
    guard piece.left < width else { return }
    guard piece.right > 0 else {
      unsafe put((piece.rightY &- piece.leftY) &* piece.winding, 0, at: 0)
      return unsafe mark(0)
    }
    var y = piece.leftY
    if piece.left < 0 {
      y = piece.y(at: 0, of: line, slopes)
      unsafe put((y &- piece.leftY) &* piece.winding, 0, at: 0)
    }
    let first = max(piece.left, 0) >> FixedPoint.shift
    let last = min(piece.right, width &- 1) >> FixedPoint.shift
    for column in first...last {
      let columnStart = column &<< FixedPoint.shift
      let start = max(columnStart, piece.left)
      let end = min(columnStart &+ FixedPoint.one, piece.right)
      let next = end == piece.right ? piece.rightY : piece.y(at: end, of: line, slopes)
      unsafe put(
        (next &- y) &* piece.winding, start &+ end &- 2 &* columnStart, at: Int(column))
      y = next
    }
    unsafe mark(Int(first), Int(last))
  }
}
