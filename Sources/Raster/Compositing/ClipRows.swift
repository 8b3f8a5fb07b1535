/// A clip's coverage in the rows of one band: bytes at the edges, and a span of full coverage without bytes.
@safe final class ClipRows {
  /// Coverage is 0 outside `low..<high` and 255 in `solidLow..<solidHigh`; the bytes in between contain it.
  ///
  /// All other bytes are left over from earlier bands.
  struct Row {
    var low: Int
    var solidLow: Int
    var solidHigh: Int
    var high: Int
  }

  private(set) var area = IntRect.empty
  /// The rows of the band.
  private let rows: UnsafeMutablePointer<Row>
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity = 0

  init() {
    unsafe bytes = .allocate(capacity: 0)
    unsafe rows = .allocate(capacity: EdgeList.bandHeight)
  }

  deinit {
    unsafe bytes.deallocate()
    unsafe rows.deallocate()
  }

  /// The clip is empty until `include` is called.
  ///
  /// If the area is higher than a band, only the rows of one band are used.
  func reset(_ area: IntRect) {
    self.area = area.isEmpty ? .empty : area
    self.area.maxY = min(self.area.maxY, self.area.minY + EdgeList.bandHeight)
    let nothing = Row(low: area.maxX, solidLow: area.maxX, solidHigh: area.maxX, high: area.minX)
    unsafe rows.update(repeating: nothing, count: self.area.height)
    let needed = self.area.width * self.area.height
    if needed > capacity {
      unsafe bytes.deallocate()
      unsafe bytes = .allocate(capacity: needed)
      capacity = needed
    }
  }

  subscript(y: Int) -> Row {
    guard y >= area.minY, y < area.maxY else {
      return Row(low: 0, solidLow: 0, solidHigh: 0, high: 0)
    }
    return unsafe rows[y - area.minY]
  }

  /// A pointer to device column 0 of row `y`.
  func coverage(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    unsafe bytes + ((y - area.minY) * area.width - area.minX)
  }

  /// Extends row `y` by columns that have been written.
  func include(_ columns: Range<Int>, row y: Int) {
    var row = unsafe rows[y - area.minY]
    widen(&row, by: columns, y)
    unsafe rows[y - area.minY] = row
  }

  /// Extends row `y` by columns of full coverage, which are written only if the row already has a longer solid run.
  func includeSolid(_ columns: Range<Int>, row y: Int) {
    var row = unsafe rows[y - area.minY]
    let hasLonger = columns.count <= row.solidHigh - row.solidLow
    write(255, to: hasLonger ? columns : row.solidLow..<row.solidHigh, y)
    if !hasLonger {
      row.solidLow = columns.lowerBound
      row.solidHigh = columns.upperBound
    }
    widen(&row, by: columns, y)
    unsafe rows[y - area.minY] = row
  }

  /// The gap between the columns and the previous ones has no coverage.
  private func widen(_ row: inout Row, by columns: Range<Int>, _ y: Int) {
    if row.low < row.high {
      write(0, to: row.high..<max(row.high, columns.lowerBound), y)
      write(0, to: columns.upperBound..<max(columns.upperBound, row.low), y)
    }
    row.low = min(row.low, columns.lowerBound)
    row.high = max(row.high, columns.upperBound)
    if row.solidHigh == row.solidLow {
      row.solidLow = row.high
      row.solidHigh = row.high
    }
  }

  private func write(_ coverage: UInt8, to columns: Range<Int>, _ y: Int) {
    guard !columns.isEmpty else { return }
    unsafe (self.coverage(y) + columns.lowerBound).update(
      repeating: coverage, count: columns.count)
  }
}
