package import DarkroomRaster

/// Two pixels a character: `▀` in the upper one's colour on the lower one's.
package enum HalfBlocks {
  package static func drawing(_ picture: Pixmap, columns: Int, rows: Int) -> String {
    rowTexts(picture, columns: columns, rows: rows).joined(separator: "\r\n")
  }

  package static func rowTexts(_ picture: Pixmap, columns: Int, rows: Int) -> [String] {
    let small = picture.resized(width: columns, height: rows * 2)
    return (0..<rows).map { row in
      var text = ""
      var last: (UInt32, UInt32)?
      for x in 0..<columns {
        let pair = (small[x, row * 2], small[x, row * 2 + 1])
        if last.map({ $0 != pair }) ?? true {
          text += "\u{1B}[38;2;\(rgb(pair.0))m\u{1B}[48;2;\(rgb(pair.1))m"
          last = pair
        }
        text += "▀"
      }
      return text + "\u{1B}[0m"
    }
  }

  private static func rgb(_ pixel: UInt32) -> String {
    "\(pixel & 255);\(pixel >> 8 & 255);\(pixel >> 16 & 255)"
  }
}
