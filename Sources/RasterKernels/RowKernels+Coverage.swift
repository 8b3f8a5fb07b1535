extension RowKernels {
  /// Stores a · b ÷ 255 for each coverage in `result`, which may be either row.
  package static func multiply(
    _ result: UnsafeMutablePointer<UInt8>, _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>,
    _ count: Int
  ) {
    for i in 0..<count {
      let t = unsafe UInt32(a[i]) &* UInt32(b[i]) &+ 128
      unsafe result[i] = UInt8(truncatingIfNeeded: (t &+ (t &>> 8)) &>> 8)
    }
  }

  /// Stores a · alpha ÷ 255 for each coverage in `result`, which may be `a`.
  package static func multiply(
    _ result: UnsafeMutablePointer<UInt8>, _ a: UnsafePointer<UInt8>, by alpha: UInt8,
    _ count: Int
  ) {
    for i in 0..<count {
      let t = unsafe UInt32(a[i]) &* UInt32(alpha) &+ 128
      unsafe result[i] = UInt8(truncatingIfNeeded: (t &+ (t &>> 8)) &>> 8)
    }
  }

  /// Stores the alpha of each pixel in `result`.
  package static func alpha(
    _ result: UnsafeMutablePointer<UInt8>, of row: UnsafePointer<UInt32>, _ count: Int
  ) {
    for i in 0..<count { unsafe result[i] = UInt8(truncatingIfNeeded: row[i] &>> 24) }
  }

  /// Adds `weight` times each of `values` to `sums`: one tap of a vertical convolution.
  package static func accumulate(
    _ sums: UnsafeMutablePointer<UInt32>, _ values: UnsafePointer<UInt16>, _ count: Int,
    _ weight: UInt32
  ) {
    for i in 0..<count { unsafe sums[i] &+= UInt32(values[i]) &* weight }
  }

  /// Adds `weight` times each of `values` to `sums`, modulo 2³²: one step of a convolution by running sums.
  package static func accumulateSums(
    _ sums: UnsafeMutablePointer<UInt32>, _ values: UnsafePointer<UInt32>, _ count: Int,
    _ weight: UInt32
  ) {
    switch weight {
    case 1: for i in 0..<count { unsafe sums[i] &+= values[i] }
    case .max: for i in 0..<count { unsafe sums[i] &-= values[i] }
    default: for i in 0..<count { unsafe sums[i] &+= values[i] &* weight }
    }
  }
}
