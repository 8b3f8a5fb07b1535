package import DarkroomRaster

extension Pixmap {
  /// Returns a part of this picture, pale and gray, with red where `other` differs.
  ///
  /// A pixel of the result that holds any difference is red by half at least, so that none is lost in a small picture.
  /// The area that only `other` covers is light green, and the area that it does not cover is pink.
  package func difference(
    from other: Pixmap, in part: IntRect, width newWidth: Int, height newHeight: Int
  ) -> Pixmap {
    var result = resized(part, width: newWidth, height: newHeight)
    let columns = CellSpans(part.minX, part.maxX, count: newWidth)
    let rows = CellSpans(part.minY, part.maxY, count: newHeight)
    let common = (width: min(width, other.width), height: min(height, other.height))
    let inside = max(0, part.minX)..<max(0, part.minX, min(common.width, part.maxX))
    var counts = [UInt32](repeating: 0, count: inside.count)
    for y in 0..<result.height {
      let ys = rows[y]
      for column in counts.indices { counts[column] = 0 }
      for row in ys.clamped(to: 0..<common.height) {
        ColumnSums.count(
          pixels, from: row * width + inside.lowerBound, other.pixels,
          from: row * other.width + inside.lowerBound, into: &counts)
      }
      for x in 0..<result.width {
        let xs = columns[x]
        if xs.lowerBound >= width || ys.lowerBound >= height {
          result[x, y] = 0xFFC0_FFC0
        } else if xs.lowerBound >= other.width || ys.lowerBound >= other.height {
          result[x, y] = 0xFFC0_C0FF
        } else {
          var differing = 0
          for column in xs.clamped(to: inside) {
            differing += Int(counts[column - inside.lowerBound])
          }
          result[x, y] = Self.marked(result[x, y], by: differing, of: xs.count * ys.count)
        }
      }
    }
    return result
  }

  /// Returns a tenth of a pixel's darkness on white, with red over it.
  private static func marked(_ pixel: UInt32, by differing: Int, of count: Int) -> UInt32 {
    let (r, g, b) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
    // Weights of BT.601 in 256ths; premultiplied color on white.
    let brightness = min(255, ((77 * r + 150 * g + 29 * b) >> 8) + (255 - (pixel >> 24)))
    let grey = 255 - (255 - brightness) / 10
    guard differing > 0 else { return grey * 0x1_0101 | 0xFF00_0000 }
    let share = UInt32(max(128, 256 * differing / count))
    let rest = (grey * (256 - share)) >> 8
    return 0xFF00_0000 | rest << 16 | rest << 8 | min(255, rest + (255 * share) >> 8)
  }
}
