package import DarkroomRaster

extension Pixmap {
  /// Returns the picture at another size; shrinking averages pixels and enlarging repeats them without smoothing.
  ///
  /// The sizes are in pixels and must be positive.
  package func resized(width newWidth: Int, height newHeight: Int) -> Pixmap {
    resized(
      IntRect(minX: 0, minY: 0, maxX: width, maxY: height), width: newWidth, height: newHeight)
  }

  /// Returns a resized part of the picture; areas outside of the picture are transparent.
  package func resized(_ part: IntRect, width newWidth: Int, height newHeight: Int) -> Pixmap {
    guard newWidth > 0, newHeight > 0, !part.isEmpty else { return Pixmap(width: 0, height: 0) }
    let isWhole = part == IntRect(minX: 0, minY: 0, maxX: width, maxY: height)
    if isWhole, (newWidth, newHeight) == (width, height) { return self }
    let spans = CellSpans(part.minX, part.maxX, count: newWidth)
    let rows = CellSpans(part.minY, part.maxY, count: newHeight)
    let inside = max(0, part.minX)..<max(0, part.minX, min(width, part.maxX))
    // Seen from the first column inside.
    let columns = (0..<newWidth).map { x in
      let span = spans[x].clamped(to: inside)
      return span.lowerBound - inside.lowerBound..<span.upperBound - inside.lowerBound
    }
    var result = Pixmap(width: newWidth, height: newHeight)
    var vertical = ColumnSums(columns: inside.count)
    var sums = [ChannelSums](repeating: ChannelSums(), count: newWidth)
    for y in 0..<newHeight {
      for x in 0..<newWidth { sums[x] = ChannelSums() }
      var left = rows[y].clamped(to: 0..<height)
      while !left.isEmpty {
        vertical.clear()
        for row in left.prefix(ColumnSums.rowLimit) {
          vertical.add(pixels, from: row * width + inside.lowerBound)
        }
        left = left.dropFirst(ColumnSums.rowLimit)
        for x in 0..<newWidth {
          for column in columns[x] {
            sums[x].add(even: vertical.even[column], odd: vertical.odd[column])
          }
        }
      }
      // Cells are of two widths at most.
      let narrow = part.width / newWidth
      let means = (0...1).map { CellMean(count: max(1, narrow + $0) * rows[y].count) }
      for x in 0..<newWidth {
        result[x, y] = sums[x].mean(means[min(1, spans[x].count - narrow)])
      }
    }
    return result
  }

  /// Returns the picture over a checkerboard, so that no pixel is transparent.
  package func onCheckerboard(cell: Int) -> Pixmap {
    guard !isOpaque else { return self }
    var result = self
    for y in 0..<height {
      for x in 0..<width {
        let shade: UInt32 = (x / cell + y / cell) % 2 == 0 ? 0xFF : 0xDD
        result[x, y] = Self.over(self[x, y], shade)
      }
    }
    return result
  }

  private static func over(_ pixel: UInt32, _ shade: UInt32) -> UInt32 {
    let rest = (255 - (pixel >> 24)) * shade / 255
    let (r, g, b) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
    return min(255, r + rest) | min(255, g + rest) << 8 | min(255, b + rest) << 16 | 0xFF00_0000
  }
}

/// The sums of red, green, blue and alpha.
private struct ChannelSums {
  private var sums: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)

  mutating func add(even: UInt32, odd: UInt32) {
    sums.0 += UInt(even & 0xFFFF)
    sums.1 += UInt(odd & 0xFFFF)
    sums.2 += UInt(even >> 16)
    sums.3 += UInt(odd >> 16)
  }

  /// Returns the pixel with the mean of each channel.
  func mean(_ mean: CellMean) -> UInt32 {
    mean.of(sums.0) | mean.of(sums.1) << 8 | mean.of(sums.2) << 16 | mean.of(sums.3) << 24
  }
}

/// Divides sums of channels by the number of pixels in a cell; halves are rounded up.
///
/// - SeeAlso: T. Granlund, P. L. Montgomery, "Division by invariant integers using multiplication" (1994). We differ:
///   one reciprocal of 40 bits, and a division where it would not be exact.
private struct CellMean {
  private let count: UInt
  private let half: UInt
  /// A multiplication takes a tenth of a division's time; zero where it would not be exact.
  private let reciprocal: UInt

  init(count: Int) {
    self.count = UInt(count)
    half = self.count / 2
    // A sum is 255 for each pixel at most, so the error stays below one where 256 · count³ is below 2⁴⁰.
    reciprocal = count < 1600 ? ((1 << 40) + self.count - 1) / self.count : 0
  }

  func of(_ sum: UInt) -> UInt32 {
    reciprocal == 0
      ? UInt32((sum + half) / count)
      : UInt32(truncatingIfNeeded: ((sum + half) &* reciprocal) >> 40)
  }
}
