import DarkroomPNG
package import DarkroomRaster
import FoundationEssentials

/// Draws a picture into a part of a terminal.
package struct TerminalPicture {
  package var graphics: GraphicsProtocol

  package init(graphics: GraphicsProtocol) {
    self.graphics = graphics
  }

  package static var standard: TerminalPicture {
    TerminalPicture(graphics: .detected(ProcessInfo.processInfo.environment))
  }

  /// Returns the control sequences that draw `picture` at the cursor as large as it fits; only small pictures are
  /// enlarged.
  package func drawing(_ picture: Pixmap, in size: TerminalSize) -> String {
    lines(width: picture.width, height: picture.height, in: size) {
      picture.resized(width: $0, height: $1)
    }.joined(separator: "\r\n")
  }

  /// Returns the lines of characters, or one control sequence, that draw a picture of a given size.
  ///
  /// - Parameter resized: returns the picture at a size in pixels, which is never larger than the terminal can show.
  package func lines(
    width: Int, height: Int, in size: TerminalSize, _ resized: (Int, Int) -> Pixmap
  ) -> [String] {
    guard width > 0, height > 0 else { return [] }
    let cell = Self.cell(size)
    let fitted = Self.fit(width, height, columns: size.columns, rows: size.rows, cell, dot(cell))
    func picture(_ columns: Int, _ rows: Int, square: Int) -> Pixmap {
      resized(fitted.columns * columns, fitted.rows * rows).onCheckerboard(cell: square)
    }
    switch graphics {
    case .kitty, .iterm:
      let shown = resized(
        min(width, fitted.columns * cell.width), min(height, fitted.rows * cell.height)
      ).onCheckerboard(cell: 8)
      return [graphics == .kitty ? kitty(shown, fitted) : iterm(shown, fitted)]
    case .sextants: return Sextants.rowTexts(picture(2, 3, square: 2))
    case .blocks: return HalfBlocks.rowTexts(picture(1, 2, square: 1))
    }
  }

  /// The size of a character in pixels.
  private static func cell(_ size: TerminalSize) -> (width: Int, height: Int) {
    guard size.width > 0, size.height > 0, size.columns > 0, size.rows > 0 else { return (8, 16) }
    return (max(1, size.width / size.columns), max(1, size.height / size.rows))
  }

  /// Returns the width of the smallest dot that the terminal can show, in pixels.
  private func dot(_ cell: (width: Int, height: Int)) -> Double {
    switch graphics {
    case .kitty, .iterm: 1
    case .sextants: Double(cell.width) / 2
    case .blocks: Double(cell.width)
    }
  }

  private static func fit(
    _ width: Int, _ height: Int, columns: Int, rows: Int, _ cell: (width: Int, height: Int),
    _ dot: Double
  ) -> (columns: Int, rows: Int) {
    let scale = min(
      Double(columns * cell.width) / Double(width), Double(rows * cell.height) / Double(height))
    // A picture of a few pixels is enlarged by whole steps, in which each pixel is so many of the terminal's dots.
    let steps = min((scale / dot).rounded(.down), max(1, (16 / dot).rounded(.down)))
    let chosen = scale > dot ? steps * dot : scale
    return (
      max(1, min(columns, Int(Double(width) * chosen / Double(cell.width) + 0.5))),
      max(1, min(rows, Int(Double(height) * chosen / Double(cell.height) + 0.5)))
    )
  }

  private func base64(_ picture: Pixmap) -> String {
    let bytes = (try? PNGEncoder.encode(picture, options: .draft)) ?? []
    return Data(bytes).base64EncodedString()
  }

  /// Draws with the graphics protocol of kitty: PNG data in chunks of 4096 characters.
  ///
  /// - SeeAlso: K. Goyal, kitty, "Terminal graphics protocol". As there.
  private func kitty(_ picture: Pixmap, _ fitted: (columns: Int, rows: Int)) -> String {
    let data = Array(base64(picture).utf8)
    var control = "a=T,f=100,q=2,C=1,c=\(fitted.columns),r=\(fitted.rows),"
    var text: [UInt8] = []
    text.reserveCapacity(data.count + data.count / 64)
    for start in stride(from: 0, to: data.count, by: 4096) {
      let end = min(start + 4096, data.count)
      text += [UInt8]("\u{1B}_G\(control)m=\(end == data.count ? 0 : 1);".utf8)
      text += data[start..<end]
      text += [0x1B, 0x5C]
      control = ""
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Draws with iTerm2's protocol: the picture is sent as one file.
  ///
  /// - SeeAlso: G. Nachman, iTerm2, "Inline images protocol". As there.
  private func iterm(_ picture: Pixmap, _ fitted: (columns: Int, rows: Int)) -> String {
    "\u{1B}]1337;File=inline=1;width=\(fitted.columns);height=\(fitted.rows);preserveAspectRatio=1:"
      + base64(picture) + "\u{7}"
  }
}
