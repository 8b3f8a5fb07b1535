import Glibc

/// The size of the terminal.
package struct TerminalSize: Equatable {
  package var columns: Int
  package var rows: Int
  /// The width of the whole window in pixels; zero if the terminal does not report it.
  package var width = 0
  package var height = 0

  package init(columns: Int, rows: Int, width: Int = 0, height: Int = 0) {
    self.columns = columns
    self.rows = rows
    self.width = width
    self.height = height
  }

  package static var current: TerminalSize {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return TerminalSize(columns: 80, rows: 24)
    }
    return TerminalSize(
      columns: Int(size.ws_col), rows: Int(size.ws_row), width: Int(size.ws_xpixel),
      height: Int(size.ws_ypixel))
  }
}
