import Glibc

/// Looks for unequal pixels, and for runs of equal values: a block at a time as long as all are equal, then one by one.
enum PixelScanner {
  private static let blockSize = 256
  /// In a run; values that change often are looked at one by one.
  private static let runBlockSize = 64
  private static let shortRun = 16

  /// Returns the first index from `start` whose pixels differ, or `end`.
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

  /// The first pixels from `start` on that differ, as far as all of them differ alike; empty, at `end`, where none does.
  static func firstRun(
    _ a: UnsafeBufferPointer<UInt32>, _ b: UnsafeBufferPointer<UInt32>, from start: Int, to end: Int
  ) -> Range<Int> {
    let first = unsafe firstDifference(a, b, from: start, to: end)
    guard first < end else { return end..<end }
    let (before, after) = unsafe (a[first], b[first])
    var index = first + 1
    let near = min(end, index + shortRun)
    while index < near, unsafe a[index] == before && b[index] == after { index += 1 }
    guard index == near else { return first..<index }
    while index + runBlockSize <= end, unsafe isBlockEven(a, index), unsafe isBlockEven(b, index) {
      index += runBlockSize
    }
    while index < end, unsafe a[index] == before && b[index] == after { index += 1 }
    return first..<index
  }

  /// Returns whether all values of a block equal the one before it, by comparing neighbors.
  @inline(__always)
  private static func isBlockEven<Value: BitwiseCopyable>(
    _ values: UnsafeBufferPointer<Value>, _ start: Int
  ) -> Bool {
    guard let base = values.baseAddress else { return false }
    let size = runBlockSize * MemoryLayout<Value>.stride
    return unsafe memcmp(base + start - 1, base + start, size) == 0
  }

  /// Returns the first index after `start` with another value, or `end`.
  @inline(__always)
  static func endOfRun<Value: BitwiseCopyable & Equatable>(
    _ values: UnsafeBufferPointer<Value>, from start: Int, to end: Int
  ) -> Int {
    let value = unsafe values[start]
    var index = start + 1
    let near = min(end, index + shortRun)
    while index < near, unsafe values[index] == value { index += 1 }
    guard index == near else { return index }
    while index + runBlockSize <= end, unsafe isBlockEven(values, index) { index += runBlockSize }
    while index < end, unsafe values[index] == value { index += 1 }
    return index
  }

  /// Calls `body` with each run of equal values, counted from the first, and with its value.
  @inline(__always)
  static func eachRun<Value: BitwiseCopyable & Equatable>(
    in values: ArraySlice<Value>, _ body: (Range<Int>, Value) -> Void
  ) {
    unsafe values.withUnsafeBufferPointer { values in
      var start = 0
      while start < values.count {
        let end = unsafe endOfRun(values, from: start, to: values.count)
        body(start..<end, unsafe values[start])
        start = end
      }
    }
  }

  /// Calls `body` with each run of one value in a part of `bytes`; both are counted from their first byte.
  @inline(__always)
  static func eachRun(
    of value: UInt8, in bytes: ArraySlice<UInt8>, _ part: Range<Int>, _ body: (Range<Int>) -> Void
  ) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      var start = part.lowerBound
      while start < part.upperBound,
        let found = unsafe memchr(base + start, Int32(value), part.upperBound - start)
      {
        let first = unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base)
        let end = unsafe endOfRun(bytes, from: first, to: part.upperBound)
        body(first..<end)
        start = end
      }
    }
  }

  /// How many owners are not below the limit at their place, and not shown there; `shown` is empty where none is.
  static func count(
    _ owners: ArraySlice<Int32>, notBelow limits: ArraySlice<Int32>, unless shown: ArraySlice<Bool>
  ) -> Int {
    var count = 0
    unsafe owners.withUnsafeBufferPointer { owners in
      unsafe limits.withUnsafeBufferPointer { limits in
        unsafe shown.withUnsafeBufferPointer { shown in
          let both = min(owners.count, limits.count)
          if shown.isEmpty {
            for i in 0..<both { unsafe count &+= owners[i] >= limits[i] ? 1 : 0 }
          } else {
            for i in 0..<min(both, shown.count) {
              unsafe count &+= owners[i] >= limits[i] && !shown[i] ? 1 : 0
            }
          }
        }
      }
    }
    return count
  }
}
