import DarkroomPNG
package import DarkroomRaster
import Foundation

/// Draws a picture into a part of a terminal.
package struct TerminalPicture {
  package var graphics: GraphicsProtocol

  package init(graphics: GraphicsProtocol) {
    self.graphics = graphics
  }

  package static var standard: TerminalPicture {
    TerminalPicture(graphics: .detected(ProcessInfo.processInfo.environment))
  }

  /// The control sequences that draw `picture` at the cursor, as large as it fits, never larger than its pixels
  /// unless it is small.
  package func drawing(_ picture: Pixmap, in size: TerminalSize) -> String {
    let picture = picture.onCheckerboard()
    guard picture.width > 0, picture.height > 0 else { return "" }
    let cell = Self.cell(size)
    let fitted = Self.fit(picture, columns: size.columns, rows: size.rows, cell)
    switch graphics {
    case .kitty: return kitty(picture, fitted)
    case .iterm: return iterm(picture, fitted)
    case .sixel:
      return Sixel.drawing(
        picture.resized(width: fitted.columns * cell.width, height: fitted.rows * cell.height))
    case .blocks: return HalfBlocks.drawing(picture, columns: fitted.columns, rows: fitted.rows)
    }
  }

  /// The size of a character in pixels.
  private static func cell(_ size: TerminalSize) -> (width: Int, height: Int) {
    guard size.width > 0, size.height > 0, size.columns > 0, size.rows > 0 else { return (8, 16) }
    return (max(1, size.width / size.columns), max(1, size.height / size.rows))
  }

  private static func fit(
    _ picture: Pixmap, columns: Int, rows: Int, _ cell: (width: Int, height: Int)
  ) -> (columns: Int, rows: Int) {
    let scale = min(
      Double(columns * cell.width) / Double(picture.width),
      Double(rows * cell.height) / Double(picture.height))
    // A picture of a few pixels is enlarged by whole steps.
    let chosen = scale > 1 ? min(scale.rounded(.down), 16) : scale
    return (
      max(1, min(columns, Int(Double(picture.width) * chosen / Double(cell.width) + 0.5))),
      max(1, min(rows, Int(Double(picture.height) * chosen / Double(cell.height) + 0.5)))
    )
  }

  private func base64(_ picture: Pixmap) -> String {
    let bytes = (try? PNGEncoder.encode(picture, options: .difference)) ?? []
    return Data(bytes).base64EncodedString()
  }

  /// The graphics protocol of kitty: PNG data in pieces of 4096 characters.
  private func kitty(_ picture: Pixmap, _ fitted: (columns: Int, rows: Int)) -> String {
    var rest = Substring(base64(picture))
    var control = "a=T,f=100,q=2,C=1,c=\(fitted.columns),r=\(fitted.rows)"
    var text = ""
    while !rest.isEmpty {
      let piece = rest.prefix(4096)
      rest = rest.dropFirst(4096)
      text +=
        "\u{1B}_G\(control.isEmpty ? "" : control + ",")m=\(rest.isEmpty ? 0 : 1);\(piece)\u{1B}\\"
      control = ""
    }
    return text
  }

  private func iterm(_ picture: Pixmap, _ fitted: (columns: Int, rows: Int)) -> String {
    "\u{1B}]1337;File=inline=1;width=\(fitted.columns);height=\(fitted.rows);preserveAspectRatio=1:"
      + base64(picture) + "\u{7}"
  }
}
