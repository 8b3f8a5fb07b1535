/// The running sum of a row's cells, in every lane.
struct RowSum {
  private var lanes = SIMD4<Int32>()

  @inline(__always)
  init() {}

  /// Twice the area with its winding of all pixels up to the next cell; 2¹⁷ is a full pixel.
  @inline(__always)
  var total: SIMD4<Int32> { lanes }

  /// Adds four cells and clears them.
  ///
  /// - Returns: The sum at each of them.
  /// - SeeAlso: R. E. Ladner, M. J. Fischer, "Parallel prefix computation" (1980). As there, for four numbers.
  @inline(__always)
  mutating func take(_ cells: UnsafeMutablePointer<Int32>) -> SIMD4<Int32> {
    let source = UnsafeMutableRawPointer(cells)
    let four = unsafe source.loadUnaligned(as: SIMD2<UInt64>.self)
    unsafe source.storeBytes(of: SIMD2(), as: SIMD2<UInt64>.self)
    let pairs = unsafe unsafeBitCast(four &+ (four &<< 32), to: SIMD4<Int32>.self)
    let sums = lanes &+ (pairs &+ SIMD4(0, 0, pairs[1], pairs[1]))
    lanes = SIMD4(repeating: sums[3])
    return sums
  }
}

/// A rule that converts a sum to coverage.
protocol SumFold {
  /// Returns the area inside, 0…2¹⁷.
  static func inside(_ sum: SIMD4<Int32>) -> SIMD4<Int32>
}

extension SumFold {
  /// Returns area × 255, rounded to nearest, halves up.
  @inline(__always)
  static func coverage(of sum: SIMD4<Int32>) -> SIMD4<Int32> {
    let area = inside(sum)
    return ((area &<< 8) &- area &+ 65_536) &>> 17
  }
}

/// The rule in which all windings but 0 are inside.
enum NonZeroFold: SumFold {
  @inline(__always)
  static func inside(_ sum: SIMD4<Int32>) -> SIMD4<Int32> {
    let sign = sum &>> 31
    let area = (sum ^ sign) &- sign
    let full = SIMD4<Int32>(repeating: 131_072)
    return area.replacing(with: full, where: area .> full)
  }
}

/// The rule in which odd windings are inside; between whole windings, coverage rises and falls.
enum EvenOddFold: SumFold {
  @inline(__always)
  static func inside(_ sum: SIMD4<Int32>) -> SIMD4<Int32> {
    let wrapped = sum & 262_143
    let area = 262_144 &- wrapped
    return wrapped.replacing(with: area, where: area .< wrapped)
  }
}
