package import DarkroomRaster

extension Pixmap {
  /// Smaller by averaging what falls into each pixel, larger by repeating pixels: enlarging never smooths.
  ///
  /// Sizes are in pixels; positive ones only.
  package func resized(width newWidth: Int, height newHeight: Int) -> Pixmap {
    guard newWidth > 0, newHeight > 0, width > 0, height > 0 else {
      return Pixmap(width: 0, height: 0)
    }
    guard (newWidth, newHeight) != (width, height) else { return self }
    var result = Pixmap(width: newWidth, height: newHeight)
    for y in 0..<newHeight {
      let rows = Self.span(y, of: newHeight, in: height)
      for x in 0..<newWidth {
        result[x, y] = average(Self.span(x, of: newWidth, in: width), rows)
      }
    }
    return result
  }

  private static func span(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
    let start = index * length / count
    return start..<max(start + 1, (index + 1) * length / count)
  }

  private func average(_ columns: Range<Int>, _ rows: Range<Int>) -> UInt32 {
    var sums: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    for y in rows {
      for x in columns {
        let pixel = self[x, y]
        sums.0 += pixel & 255
        sums.1 += pixel >> 8 & 255
        sums.2 += pixel >> 16 & 255
        sums.3 += pixel >> 24
      }
    }
    let count = UInt32(columns.count * rows.count)
    let half = count / 2
    func mean(_ sum: UInt32) -> UInt32 { (sum + half) / count }
    return mean(sums.0) | mean(sums.1) << 8 | mean(sums.2) << 16 | mean(sums.3) << 24
  }

  /// Laid on a checkerboard, so that nothing is transparent any more.
  package func onCheckerboard(cell: Int = 8) -> Pixmap {
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

  /// A part, in pixels; what lies outside is transparent.
  package func cropped(x: Int, y: Int, width newWidth: Int, height newHeight: Int) -> Pixmap {
    var result = Pixmap(width: newWidth, height: newHeight)
    for row in 0..<newHeight where (0..<height).contains(y + row) {
      for column in 0..<newWidth where (0..<width).contains(x + column) {
        result[column, row] = self[x + column, y + row]
      }
    }
    return result
  }
}
