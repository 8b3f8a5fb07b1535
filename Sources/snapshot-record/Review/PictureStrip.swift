import DarkroomRaster
import DarkroomTerminalPictures

/// Pictures side by side, with titles above.
struct PictureStrip {
  struct Item {
    var title: String
    /// Creates the picture in a size, which is in pixels.
    var resized: (Int, Int) -> Pixmap
  }

  let picture: TerminalPicture

  /// - Parameters:
  ///   - size: the size of all pictures, in pixels.
  ///   - top: the row of the titles, counted from 1.
  ///   - rows: the number of rows for titles and pictures.
  func drawing(
    _ items: [Item], _ size: (width: Int, height: Int), top: Int, rows: Int,
    in terminal: TerminalSize
  ) -> TerminalText {
    guard !items.isEmpty else { return "" }
    let width = max(1, (terminal.columns - 2 * (items.count - 1)) / items.count)
    let area = TerminalSize(
      columns: width, rows: max(1, rows - 1),
      width: terminal.width * width / max(1, terminal.columns),
      height: terminal.height * (rows - 1) / max(1, terminal.rows))
    return items.enumerated().map { index, item -> TerminalText in
      let left = 1 + index * (width + 2)
      let title = TerminalColumns.clipped(TerminalText(item.title), width)
      // Rows of characters are positioned one by one, so that pictures can be placed side by side.
      let lines = picture.texts(
        width: size.width, height: size.height, in: area, item.resized)
      return "\u{1B}[\(top);\(left)H\(Console.styled(title, .dim))"
        + lines.enumerated().map { row, line -> TerminalText in
          "\u{1B}[\(top + 1 + row);\(left)H\(line)"
        }.joined()
    }.joined()
  }
}
