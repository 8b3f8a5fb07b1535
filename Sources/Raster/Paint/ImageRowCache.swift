/// Two source rows of a scaled image, resampled to the columns of the band being drawn.
@safe final class ImageRowCache {
  private(set) weak var user: ImageSource?
  private var memory: UnsafeMutablePointer<UInt32>
  private var capacity = 0
  private var columns = 0..<0
  private var rows = (-1, -1)

  init() { unsafe memory = .allocate(capacity: 0) }

  deinit { unsafe memory.deallocate() }

  /// Forgets the rows unless they are those of `source` for at least `columns`.
  func prepare(for source: ImageSource, columns wanted: Range<Int>) {
    if user === source, columns.lowerBound <= wanted.lowerBound,
      columns.upperBound >= wanted.upperBound
    {
      return
    }
    user = source
    columns = wanted
    rows = (-1, -1)
    if columns.count * 2 > capacity {
      unsafe memory.deallocate()
      capacity = columns.count * 2
      unsafe memory = .allocate(capacity: capacity)
    }
  }

  /// The resampled row `y`, at device column 0; `fill` writes it when it is not there: into the given
  /// pointer at the given columns.
  func row(
    _ y: Int, _ fill: (UnsafeMutablePointer<UInt32>, Range<Int>) -> Void
  ) -> UnsafePointer<UInt32> {
    let slot = y & 1
    let row = unsafe memory + (slot * columns.count - columns.lowerBound)
    if (slot == 0 ? rows.0 : rows.1) != y {
      unsafe fill(row, columns)
      if slot == 0 { rows.0 = y } else { rows.1 = y }
    }
    return unsafe UnsafePointer(row)
  }
}
