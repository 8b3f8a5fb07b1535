/// Coverage of a blurred rounded rectangle, stored without the repetitions of its middle column and row.
struct StretchedMask: Sendable {
  /// The stored coverage, at the position of the top-left part.
  var mask: CoverageMask
  /// The column that repeats.
  ///
  /// `extraColumns` is the number of its repetitions beyond the first.
  var column: Int
  var extraColumns: Int
  var row: Int
  var extraRows: Int

  init(_ mask: CoverageMask) {
    self.mask = mask
    column = mask.area.minX
    extraColumns = 0
    row = mask.area.minY
    extraRows = 0
  }

  var bounds: IntRect {
    IntRect(
      minX: mask.area.minX, minY: mask.area.minY, maxX: mask.area.maxX + extraColumns,
      maxY: mask.area.maxY + extraRows)
  }

  func moved(dx: Int, dy: Int) -> StretchedMask {
    var copy = self
    copy.mask = mask.moved(dx: dx, dy: dy)
    copy.column += dx
    copy.row += dy
    return copy
  }

  func emit<Sink: PixelSink>(in clip: IntRect, to sink: inout Sink) {
    let visible = bounds.intersection(clip)
    guard !visible.isEmpty else { return }
    for y in visible.minY..<visible.maxY {
      let sourceRow = y <= row ? y : y <= row + extraRows ? row : y - extraRows
      sink.begin(row: y)
      emit(row: sourceRow, from: visible.minX, to: visible.maxX, to: &sink)
    }
  }

  private func emit<Sink: PixelSink>(row: Int, from: Int, to: Int, to sink: inout Sink) {
    let start = (row - mask.area.minY) * mask.area.width - mask.area.minX
    let bytes = mask.bytes.span
    let leftEnd = min(to, column)
    if from < leftEnd {
      sink.span(x: from, coverage: bytes.extracting(start + from..<start + leftEnd))
    }
    let middleFrom = max(from, column)
    let middleTo = min(to, column + extraColumns)
    let middle = bytes[start + column]
    if middleFrom < middleTo, middle != 0 {
      sink.run(x: middleFrom, length: middleTo - middleFrom, coverage: middle)
    }
    let rightFrom = max(from, column + extraColumns)
    if rightFrom < to {
      sink.span(
        x: rightFrom,
        coverage: bytes.extracting(
          start + rightFrom - extraColumns..<start + to - extraColumns))
    }
  }
}

extension CoverageMask {
  init(area: IntRect, bytes: [UInt8]) {
    self.area = area
    self.bytes = bytes
  }
}
