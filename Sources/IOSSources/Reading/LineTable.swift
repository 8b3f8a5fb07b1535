/// Where the lines of a file begin.
struct LineTable: Sendable {
  /// Offsets in bytes; the first is 0.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    starts =
      [0] + bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Both count from 1; columns are bytes.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let line = starts.indices.partitioningIndex { starts[$0] > offset }
    return (line, offset - starts[max(0, line - 1)] + 1)
  }
}
