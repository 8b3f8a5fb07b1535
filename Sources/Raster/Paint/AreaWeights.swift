/// For each of a row of target pixels, the source pixels it covers and their shares, which add up to 2¹⁶.
///
/// - SeeAlso: P. S. Heckbert, "Fundamentals of Texture Mapping and Image Warping" (1989), for
///   resampling by a filter: here a box as wide as the target pixel. We differ: shares are whole
///   2⁻¹⁶ths and the last takes the rest, so that an even colour stays exactly what it is.
struct AreaWeights {
  /// Where each target pixel's first source pixel is, and where its weights start; one more at the end.
  private(set) var firsts: [Int] = []
  private(set) var starts: [Int] = [0]
  private(set) var weights: [UInt32] = []

  /// Target pixel `i` covers the source from `scale · i + offset` to `scale · (i + 1) + offset`; what lies
  /// outside `low..<high` takes the edge's colour.
  init(from: Int, count: Int, scale: Double, offset: Double, low: Int, high: Int) {
    for i in from..<from + count {
      let a = scale * Double(i) + offset
      let b = scale * Double(i + 1) + offset
      append(min(a, b), max(a, b), low, high)
    }
  }

  var count: Int { firsts.count }

  private mutating func append(_ from: Double, _ to: Double, _ low: Int, _ high: Int) {
    let start = max(Double(low), min(Double(high), from))
    let end = max(start, min(Double(high), to))
    let first = min(high - 1, Int(start))
    let last = max(first, min(high - 1, Int(end.rounded(.up)) - 1))
    let length = end - start
    firsts.append(first)
    var left = 65_536
    for pixel in first..<last {
      let share = min(end, Double(pixel + 1)) - max(start, Double(pixel))
      let weight = min(left, Int(share / length * 65_536 + 0.5))
      weights.append(UInt32(weight))
      left -= weight
    }
    weights.append(UInt32(left))
    starts.append(weights.count)
  }
}

extension Pixmap {
  /// Each pixel the weighted mean of the pixels it stands for; first across, then down.
  func averaged(columns: AreaWeights, rows: AreaWeights) -> Pixmap {
    var result = Pixmap(width: columns.count, height: rows.count)
    var across: [Int: [SIMD4<UInt32>]] = [:]
    for y in 0..<rows.count {
      var sums = [SIMD4<UInt64>](repeating: .zero, count: columns.count)
      let taps = rows.starts[y]..<rows.starts[y + 1]
      let firstRow = rows.firsts[y]
      across = across.filter { $0.key >= firstRow }
      for tap in taps {
        let sourceRow = firstRow + tap - taps.lowerBound
        let line = across[sourceRow] ?? averagedRow(sourceRow, columns)
        across[sourceRow] = line
        let weight = UInt64(rows.weights[tap])
        for x in sums.indices { sums[x] &+= SIMD4(truncatingIfNeeded: line[x]) &* weight }
      }
      for x in sums.indices {
        let c = (sums[x] &+ (1 << 31)) &>> 32
        result.pixels[y * result.width + x] = Self.packed(c)
      }
    }
    return result
  }

  /// Channels with 16 fractional bits.
  private func averagedRow(_ y: Int, _ columns: AreaWeights) -> [SIMD4<UInt32>] {
    (0..<columns.count).map { x in
      var sum = SIMD4<UInt32>.zero
      var u = y * width + columns.firsts[x]
      for tap in columns.starts[x]..<columns.starts[x + 1] {
        let p = pixels[u]
        sum &+= SIMD4(p & 255, p >> 8 & 255, p >> 16 & 255, p >> 24) &* columns.weights[tap]
        u += 1
      }
      return sum
    }
  }

  private static func packed(_ c: SIMD4<UInt64>) -> UInt32 {
    UInt32(c.x) | UInt32(c.y) << 8 | UInt32(c.z) << 16 | UInt32(c.w) << 24
  }
}
