import Glibc

/// Looks for unequal pixels: a kilobyte at a time as long as all are equal, then one by one.
enum PixelScanner {
  private static let blockSize = 256

  /// The first index from `start` whose pixels differ, or `end`.
  static func firstDifference(
    _ a: UnsafeBufferPointer<UInt32>, _ b: UnsafeBufferPointer<UInt32>, from start: Int, to end: Int
  ) -> Int {
    guard let first = a.baseAddress, let second = b.baseAddress else { return end }
    var index = start
    while index < end {
      let count = min(blockSize, end - index)
      guard unsafe memcmp(first + index, second + index, count * 4) == 0 else { break }
      index += count
    }
    while index < end, unsafe first[index] == second[index] { index += 1 }
    return index
  }
}
