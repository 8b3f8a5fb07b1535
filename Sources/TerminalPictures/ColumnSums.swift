/// Sums over rows of pixels, for each column by itself: the loops that every pixel of a picture goes through.
struct ColumnSums {
  /// The number of rows for which two channels fit into a word.
  static let rowLimit = 256

  /// The sums of red in the lower half and blue in the upper half; `odd` has green and alpha.
  private(set) var even: [UInt32]
  private(set) var odd: [UInt32]

  init(columns: Int) {
    even = [UInt32](repeating: 0, count: columns)
    odd = even
  }

  mutating func clear() {
    for column in even.indices {
      even[column] = 0
      odd[column] = 0
    }
  }

  /// Adds a row of pixels from `start` on; at most `rowLimit` rows can be added.
  mutating func add(_ pixels: [UInt32], from start: Int) {
    guard start >= 0, start + even.count <= pixels.count else { return }
    let count = even.count
    unsafe pixels.withUnsafeBufferPointer { pixels in
      // Sums of indices would be checked one by one.
      let row = unsafe UnsafeBufferPointer(rebasing: pixels[start..<start + count])
      unsafe even.withUnsafeMutableBufferPointer { even in
        unsafe odd.withUnsafeMutableBufferPointer { odd in
          for column in 0..<count {
            let pixel = unsafe row[column]
            unsafe even[column] &+= pixel & 0x00FF_00FF
            unsafe odd[column] &+= pixel >> 8 & 0x00FF_00FF
          }
        }
      }
    }
  }

  /// Adds one to the counts of columns in which two rows of pixels differ.
  static func count(
    _ pixels: [UInt32], from start: Int, _ others: [UInt32], from otherStart: Int,
    into counts: inout [UInt32]
  ) {
    let count = counts.count
    guard start >= 0, otherStart >= 0, start + count <= pixels.count,
      otherStart + count <= others.count
    else { return }
    unsafe pixels.withUnsafeBufferPointer { pixels in
      unsafe others.withUnsafeBufferPointer { others in
        let row = unsafe UnsafeBufferPointer(rebasing: pixels[start..<start + count])
        let other = unsafe UnsafeBufferPointer(rebasing: others[otherStart..<otherStart + count])
        unsafe counts.withUnsafeMutableBufferPointer { counts in
          for column in 0..<count {
            let differs = unsafe row[column] != other[column]
            unsafe counts[column] &+= differs ? 1 : 0
          }
        }
      }
    }
  }
}
