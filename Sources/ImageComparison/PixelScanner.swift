import Glibc

/// Looks for unequal pixels: a kilobyte at a time as long as all are equal, then one by one.
enum PixelScanner {
  private static let blockSize = 256

  /// The first index in `range` whose pixels differ, or the end of the range.
  ///
  /// Pixels that one of the arrays does not have differ.
  static func firstDifference(_ a: [UInt32], _ b: [UInt32], in range: Range<Int>) -> Int {
    let range = range.clamped(to: 0..<min(a.count, b.count))
    return unsafe a.withUnsafeBufferPointer { a in
      unsafe b.withUnsafeBufferPointer { b in
        unsafe firstDifference(a, b, from: range.lowerBound, to: range.upperBound)
      }
    }
  }

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
