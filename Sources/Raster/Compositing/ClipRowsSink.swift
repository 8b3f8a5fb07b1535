/// Writes coverage into the rows of a clip.
@safe struct ClipRowsSink: PixelSink {
  let rows: ClipRows
  private var y = 0

  init(_ rows: ClipRows) { self.rows = rows }

  mutating func begin(row y: Int) { self.y = y }

  @inline(never)
  mutating func run(x: Int, length: Int, coverage: UInt8) {
    guard coverage != 255 else { return rows.includeSolid(x..<x + length, row: y) }
    unsafe (rows.coverage(y) + x).update(repeating: coverage, count: length)
    rows.include(x..<x + length, row: y)
  }

  @inline(never)
  mutating func span(x: Int, coverage: Span<UInt8>) {
    let target = unsafe rows.coverage(y) + x
    for i in 0..<coverage.count { unsafe target[i] = coverage[i] }
    rows.include(x..<x + coverage.count, row: y)
  }
}
