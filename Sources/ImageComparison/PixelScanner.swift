/// Looks for unequal pixels, sixteen at a time.
enum PixelScanner {
  /// The first index in `range` whose pixels differ, or the end of the range.
  ///
  /// - Precondition: `range` lies in both arrays.
  static func firstDifference(_ a: [UInt32], _ b: [UInt32], in range: Range<Int>) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= min(a.count, b.count))
    return unsafe a.withUnsafeBytes { a in
      unsafe b.withUnsafeBytes { b in
        var index = range.lowerBound
        while index + 16 <= range.upperBound {
          let first = unsafe a.loadUnaligned(fromByteOffset: index * 4, as: SIMD16<UInt32>.self)
          let second = unsafe b.loadUnaligned(fromByteOffset: index * 4, as: SIMD16<UInt32>.self)
          guard first == second else { break }
          index += 16
        }
        while index < range.upperBound {
          let first = unsafe a.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
          let second = unsafe b.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
          guard first == second else { break }
          index += 1
        }
        return index
      }
    }
  }
}
