/// The cache of one thread for drawing scaled images: two source rows, resampled to the columns of the picture, and
/// room for the positions of a piece of a rotated row.
@safe final class ImageRowCache {
  /// The number of pixels of a rotated row that are processed at a time.
  static let pieceLength = 128

  private var user: ObjectIdentifier?
  private var memory: UnsafeMutablePointer<UInt32>
  private var capacity = 0
  private var columns = 0..<0
  private var rows = (-1, -1)
  let corners: UnsafeMutablePointer<Int32>
  let across: UnsafeMutablePointer<UInt32>
  let down: UnsafeMutablePointer<UInt32>

  init() {
    unsafe memory = .allocate(capacity: 0)
    unsafe corners = .allocate(capacity: Self.pieceLength)
    unsafe across = .allocate(capacity: Self.pieceLength)
    unsafe down = .allocate(capacity: Self.pieceLength)
  }

  deinit {
    unsafe memory.deallocate()
    unsafe corners.deallocate()
    unsafe across.deallocate()
    unsafe down.deallocate()
  }

  /// Discards the rows unless they belong to `source`, which must outlive the cache.
  ///
  /// - Parameter columns: all columns that rows of the source may have.
  func prepare(for source: some PixelSource, columns: Range<Int>) {
    if user == ObjectIdentifier(source) { return }
    user = ObjectIdentifier(source)
    self.columns = columns
    rows = (-1, -1)
    if columns.count * 2 > capacity {
      unsafe memory.deallocate()
      capacity = columns.count * 2
      unsafe memory = .allocate(capacity: capacity)
    }
  }

  /// The resampled row `y`, at device column 0; if it is not cached, `fill` writes it at the first column.
  func row(_ y: Int, _ fill: (UnsafeMutablePointer<UInt32>) -> Void) -> UnsafePointer<UInt32> {
    let slot = y & 1
    let start = unsafe memory + slot * columns.count
    if (slot == 0 ? rows.0 : rows.1) != y {
      unsafe fill(start)
      if slot == 0 { rows.0 = y } else { rows.1 = y }
    }
    return unsafe UnsafePointer(start - columns.lowerBound)
  }
}
