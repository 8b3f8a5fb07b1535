/// Converts closed outlines into exact area coverage of 0…255 per pixel, within a rectangle of pixels.
///
/// Each line adds its change of the row's running sum to one signed cell per pixel: in the pixel that it crosses
/// `512·dy` less twice the area to its left, and that area in the next pixel. Coordinates are 24.8 fixed-point numbers,
/// so a full pixel is 2¹⁷, and sums in Int32 are exact in any order. Cells are stored densely, with one bit for every
/// four pixels that shows which were touched. The sweep skips the others, sends constant runs between them, and clears
/// what it reads, so all cells are zero between two shapes.
///
///     accumulator.begin(area)                    // clip ∩ bounds of the shape ∩ band
///     accumulator.add(edges)                     // or add(path, transform:), add(line…)
///     for y in accumulator.touchedRows {
///       accumulator.sweep(row: y, rule: .nonZero, into: &sink)
///     }
///
/// Lines outside the area are clipped with their winding, so that no pixel's coverage depends on the borders of the
/// area. Memory is reused from shape to shape.
/// - SeeAlso: The cells of FreeType's smooth rasterizer and AGG; the dense cells with a bit vector of Blend2D; the sums
///   of font-rs, stored ready for a prefix sum. We differ: those sums are integers, so that no order of edges and no
///   cut changes them.
@safe package struct CoverageAccumulator: ~Copyable {
  /// The number of pixels per bit of `touched`.
  static let groupShift = 2
  static let groupSize = 1 << groupShift
  /// The number of cells that `fill` uses at a time, unless eight rows have more: 64 KB.
  static let manyCells = 16_384

  package private(set) var area = IntRect.empty
  /// Device rows to which lines were added since `begin`.
  package var touchedRows: Range<Int> {
    firstRow <= lastRow ? area.minY + firstRow..<area.minY + lastRow + 1 : area.minY..<area.minY
  }

  /// The cells row by row with `stride` cells each: one more than the area's width, rounded up to whole groups.
  var cells: UnsafeMutablePointer<Int32>
  /// The bits row by row with `wordsPerRow` words each; bit `g` of a row stands for its pixels from `4g` on.
  var touched: UnsafeMutablePointer<UInt64>
  /// The row that the sweep processes.
  var coverage: UnsafeMutablePointer<UInt8>
  /// The result of the last sweep; at most one segment per group, plus one.
  var segments: UnsafeMutablePointer<UInt64>
  var segmentCount = 0
  var stride = 0
  var wordsPerRow = 0
  /// The first touched row of the area, relative to its top.
  var firstRow = Int.max
  var lastRow = -1
  /// Rows that vertical edges leave out; empty except during `fill`, whose area may be higher.
  var steady = SteadyRows.none
  /// The edges of an outline that is added directly; kept for their storage.
  var scratch: [EdgeList.Edge] = []
  private(set) var cellCapacity = 0
  private var wordCapacity = 0
  private var coverageCapacity = 0
  let kernels: RowKernelTable

  package init(kernels: KernelSet = .best) { self.init(RowKernelTable.table(for: kernels)) }

  init(_ kernels: RowKernelTable) {
    self.kernels = kernels
    unsafe cells = .allocate(capacity: 0)
    unsafe touched = .allocate(capacity: 0)
    unsafe coverage = .allocate(capacity: 0)
    unsafe segments = .allocate(capacity: 0)
  }

  deinit {
    unsafe cells.deallocate()
    unsafe touched.deallocate()
    unsafe coverage.deallocate()
    unsafe segments.deallocate()
  }

  /// Starts a new shape; only pixels of `area` will be swept.
  ///
  /// Touched rows of the previous shape that were never swept are discarded.
  package mutating func begin(_ area: IntRect) {
    discard()
    self.area = area.isEmpty ? .empty : area
    let groups = (self.area.width + 1 + Self.groupSize - 1) >> Self.groupShift
    stride = groups << Self.groupShift
    wordsPerRow = (groups + 63) >> 6
    reserve(cells: stride * self.area.height, words: wordsPerRow * self.area.height)
  }

  /// Forgets what was added since `begin`.
  package mutating func discard() {
    guard firstRow <= lastRow else { return }
    let rows = lastRow - firstRow + 1
    unsafe (cells + firstRow * stride).update(repeating: 0, count: rows * stride)
    unsafe (touched + firstRow * wordsPerRow).update(repeating: 0, count: rows * wordsPerRow)
    forgetRows()
  }

  /// Says that all rows are swept.
  mutating func forgetRows() {
    firstRow = .max
    lastRow = -1
  }

  private mutating func reserve(cells cellCount: Int, words: Int) {
    if cellCount > cellCapacity {
      unsafe cells.deallocate()
      unsafe cells = .allocate(capacity: cellCount)
      unsafe cells.initialize(repeating: 0, count: cellCount)
      cellCapacity = cellCount
    }
    if words > wordCapacity {
      unsafe touched.deallocate()
      unsafe touched = .allocate(capacity: words)
      unsafe touched.initialize(repeating: 0, count: words)
      wordCapacity = words
    }
    if stride > coverageCapacity {
      unsafe coverage.deallocate()
      unsafe coverage = .allocate(capacity: stride)
      unsafe coverage.initialize(repeating: 0, count: stride)
      unsafe segments.deallocate()
      unsafe segments = .allocate(capacity: stride >> Self.groupShift + 2)
      coverageCapacity = stride
    }
  }
}
