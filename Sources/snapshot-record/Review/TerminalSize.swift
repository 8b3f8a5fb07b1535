import Glibc

/// How large the terminal is.
struct TerminalSize: Equatable {
  var columns: Int
  var rows: Int
  /// Of the whole window, in pixels; zero where the terminal does not tell.
  var width = 0
  var height = 0

  static var current: TerminalSize {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return TerminalSize(columns: 80, rows: 24)
    }
    return TerminalSize(
      columns: Int(size.ws_col), rows: Int(size.ws_row), width: Int(size.ws_xpixel),
      height: Int(size.ws_ypixel))
  }
}
