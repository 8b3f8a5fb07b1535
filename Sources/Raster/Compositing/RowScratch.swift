/// Rows for intermediate results, indexed by device column within `columns`.
@safe final class RowScratch {
  private let memory: UnsafeMutableRawPointer
  private let columns: Range<Int>

  init(columns: Range<Int>) {
    self.columns = columns
    unsafe memory = .allocate(byteCount: columns.count * 11 + 256, alignment: 64)
  }

  deinit { unsafe memory.deallocate() }

  /// Points at column 0.
  var pixels: UnsafeMutablePointer<UInt32> {
    unsafe memory.assumingMemoryBound(to: UInt32.self) - columns.lowerBound
  }

  /// The pixels that a blend mode has mixed.
  var mixed: UnsafeMutablePointer<UInt32> {
    unsafe (memory + columns.count * 4).assumingMemoryBound(to: UInt32.self) - columns.lowerBound
  }

  /// Coverage that a clip has multiplied.
  var clipped: UnsafeMutablePointer<UInt8> {
    unsafe (memory + columns.count * 8).assumingMemoryBound(to: UInt8.self) - columns.lowerBound
  }

  /// Coverage that a source makes.
  var coverage: UnsafeMutablePointer<UInt8> {
    unsafe (memory + columns.count * 9).assumingMemoryBound(to: UInt8.self) - columns.lowerBound
  }
}
