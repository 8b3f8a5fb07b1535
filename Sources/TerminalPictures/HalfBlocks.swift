package import DarkroomRaster

/// Draws two pixels per character: `▀` has the upper pixel's color on the lower pixel's color.
package enum HalfBlocks {
  private static let upperHalf = [UInt8]("▀".utf8)

  package static func drawing(_ picture: Pixmap, columns: Int, rows: Int) -> String {
    rowTexts(picture.resized(width: columns, height: rows * 2)).joined(separator: "\r\n")
  }

  /// Returns a row of characters for every two rows of pixels.
  package static func rowTexts(_ picture: Pixmap) -> [String] {
    (0..<picture.height / 2).map { row in
      var text = CellText(columns: picture.width)
      for x in 0..<picture.width {
        text.put(upperHalf, picture[x, row * 2], on: picture[x, row * 2 + 1])
      }
      return text.text
    }
  }
}
