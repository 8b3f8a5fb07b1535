/// Adds rows weighted by a Gaussian, in integers modulo 2³², so that the order of addition does not matter.
///
/// The rows of a narrow kernel are added one by one. A wide kernel has small weights, many of which are equal to their
/// neighbors. In that case, differences of running sums are added, one for each place where the weight changes
/// (summation by parts). The number of these places grows with sigma up to about 150 pixels, and shrinks beyond.
///
/// - SeeAlso: P. S. Heckbert, "Filtering by repeated integration" (1986). We differ: rows are summed up once, as
///   rounded weights are a staircase already.
struct RowConvolution {
  private let kernel: GaussianKernel
  private let kernels: RowKernelTable
  /// The places where the weight changes, or empty if adding the rows one by one is faster.
  private let steps: [GaussianKernel.Step]
  /// The number of columns whose running sums are kept at once, so that they fit into a processor's cache.
  private static let strip = 256

  init(_ kernel: GaussianKernel, _ kernels: RowKernelTable) {
    self.kernel = kernel
    self.kernels = kernels
    // A running sum has twice the bytes of a value.
    let steps = kernel.steps
    self.steps = 2 * steps.count < kernel.weights.count ? steps : []
  }

  // MARK: Across

  /// Convolves one row of coverage horizontally and stores `width` values of 8.8 fixed point at `start`.
  ///
  /// The first value is the one `left` pixels into the row grown by the kernel's radius.
  func across(
    _ row: ArraySlice<UInt8>, from left: Int, width: Int, into result: inout [UInt16],
    at start: Int
  ) {
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { sums in
      guard let sum = sums.baseAddress else { return }
      unsafe sum.update(repeating: 128, count: width)
      if steps.isEmpty {
        unsafe addTaps(of: row, from: left, width: width, to: sum)
      } else {
        unsafe addSteps(of: row, from: left, width: width, to: sum)
      }
      for x in 0..<width {
        unsafe result[start + x] = UInt16(truncatingIfNeeded: sum[x] >> 8)
      }
    }
  }

  private func addTaps(
    of row: ArraySlice<UInt8>, from left: Int, width: Int, to sum: UnsafeMutablePointer<UInt32>
  ) {
    unsafe row.map(UInt16.init).withUnsafeBufferPointer { values in
      guard let value = values.baseAddress else { return }
      for (tap, weight) in kernel.weights.enumerated() {
        let first = max(left, tap)
        let end = min(left + width, tap + values.count)
        if first < end {
          unsafe kernels.accumulate(
            sum + (first - left), value + (first - tap), end - first, weight)
        }
      }
    }
  }

  private func addSteps(
    of row: ArraySlice<UInt8>, from left: Int, width: Int, to sum: UnsafeMutablePointer<UInt32>
  ) {
    let taps = kernel.weights.count
    // Place `j` holds the sum of all pixels before pixel `left - taps + 1 + j` of the row.
    var total = row.prefix(max(0, left - taps + 1)).reduce(0 as UInt32) { $0 &+ UInt32($1) }
    var running = [total]
    running.reserveCapacity(width + taps)
    for x in left - taps + 1..<left + width {
      if x >= 0, x < row.count { total &+= UInt32(row[row.startIndex + x]) }
      running.append(total)
    }
    unsafe running.withUnsafeBufferPointer { values in
      guard let value = values.baseAddress else { return }
      for step in steps {
        unsafe kernels.accumulateSums(sum, value + (taps - step.tap), width, step.change)
      }
    }
  }

  // MARK: Down

  /// Convolves `height` rows of 8.8 fixed point vertically.
  ///
  /// They are as wide as `result`.
  ///
  /// The first row of `result` is row `top` of the given rows grown by the kernel's radius.
  func down(
    _ rows: [UInt16], height: Int, from top: Int, into result: inout CoverageMask
  ) {
    let width = result.area.width
    if steps.isEmpty { return downTaps(rows, height: height, from: top, into: &result) }
    for x in stride(from: 0, to: width, by: Self.strip) {
      downSteps(
        rows, height: height, from: top, columns: x..<min(width, x + Self.strip), into: &result)
    }
  }

  private func downTaps(
    _ rows: [UInt16], height: Int, from top: Int, into result: inout CoverageMask
  ) {
    let width = result.area.width
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { sums in
      guard let sum = sums.baseAddress else { return }
      for y in 0..<result.area.height {
        unsafe sum.update(repeating: 1 << 23, count: width)
        // Row `place` of the grown mask lies `radius` above row `place` of the mask.
        let place = top + y
        let first = max(0, place - 2 * kernel.radius)
        let last = min(height - 1, place)
        if first > last { continue }
        unsafe rows.withUnsafeBufferPointer { rows in
          guard let row = rows.baseAddress else { return }
          for source in first...last {
            unsafe kernels.accumulate(
              sum, row + source * width, width, kernel.weights[place - source])
          }
        }
        for x in 0..<width { unsafe result.bytes[y * width + x] = UInt8(sums[x] >> 24) }
      }
    }
  }

  private func downSteps(
    _ rows: [UInt16], height: Int, from top: Int, columns: Range<Int>,
    into result: inout CoverageMask
  ) {
    let width = result.area.width
    let count = columns.count
    let running = runningSums(of: rows, height: height, width: width, columns: columns)
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { sums in
      guard let sum = sums.baseAddress else { return }
      for y in 0..<result.area.height {
        unsafe sum.update(repeating: 1 << 23, count: count)
        unsafe running.withUnsafeBufferPointer { values in
          guard let value = values.baseAddress else { return }
          for step in steps {
            let before = min(height, top + y - step.tap + 1)
            if before > 0 {
              unsafe kernels.accumulateSums(sum, value + before * count, count, step.change)
            }
          }
        }
        let start = y * width + columns.lowerBound
        for x in 0..<count { unsafe result.bytes[start + x] = UInt8(sums[x] >> 24) }
      }
    }
  }

  /// Returns the running sums of each column: row `n` holds the sums of the first `n` rows.
  private func runningSums(
    of rows: [UInt16], height: Int, width: Int, columns: Range<Int>
  ) -> [UInt32] {
    let count = columns.count
    var running = [UInt32](repeating: 0, count: (height + 1) * count)
    for y in 0..<height {
      let from = y * width + columns.lowerBound
      for x in 0..<count {
        running[(y + 1) * count + x] = running[y * count + x] &+ UInt32(rows[from + x])
      }
    }
    return running
  }
}
