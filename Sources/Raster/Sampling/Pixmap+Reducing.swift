extension Pixmap {
  /// Returns a picture of weighted means of this picture's pixels, mixed first down, then across.
  ///
  /// Overshoots from negative weights are clipped: a channel stays between 0 and alpha.
  func mixed(columns: BicubicWeights, rows: BicubicWeights) -> Pixmap {
    var result = Pixmap(width: columns.count, height: rows.count)
    let needed = columns.range
    var line = [Int32](repeating: 0, count: 4 * needed.count)
    for y in 0..<rows.count {
      for i in line.indices { line[i] = 0 }
      for tap in rows.starts[y]..<rows.starts[y + 1] where rows.weights[tap] != 0 {
        let row = rows.firsts[y] + tap - rows.starts[y]
        add(row, needed, times: rows.weights[tap], to: &line)
      }
      // Six bits after the point remain.
      for i in line.indices { line[i] = (line[i] &+ 128) &>> 8 }
      for x in 0..<columns.count {
        result.pixels[y * result.width + x] = Self.mixed(
          line, from: columns.firsts[x] - needed.lowerBound, columns, x)
      }
    }
    return result
  }

  /// Adds a row times a weight; the sums have 14 fractional bits.
  private func add(
    _ row: Int, _ columns: Range<Int>, times weight: Int16, to line: inout [Int32]
  ) {
    let start = 4 * (row * width + columns.lowerBound)
    unsafe pixels.withUnsafeBytes { bytes in
      unsafe line.withUnsafeMutableBufferPointer { line in
        for i in 0..<line.count {
          unsafe line[i] &+= Int32(Int16(bytes[start &+ i])) &* Int32(weight)
        }
      }
    }
  }

  private static func mixed(
    _ line: [Int32], from first: Int, _ columns: BicubicWeights, _ x: Int
  ) -> UInt32 {
    var sum = SIMD4<Int32>.zero
    var i = 4 * first
    for tap in columns.starts[x]..<columns.starts[x + 1] {
      sum &+=
        SIMD4(line[i], line[i + 1], line[i + 2], line[i + 3])
        &* Int32(columns.weights[tap])
      i += 4
    }
    var c = (sum &+ (1 << 19)) &>> 20
    c.w = max(0, min(255, c.w))
    c = pointwiseMax(.zero, pointwiseMin(c, SIMD4(repeating: c.w)))
    return UInt32(c.x) | UInt32(c.y) << 8 | UInt32(c.z) << 16 | UInt32(c.w) << 24
  }
}
