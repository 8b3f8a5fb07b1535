import Glibc

/// Reads single keys during ordinary output, without echo and without the alternate screen.
final class LineKeys {
  private var saved = termios()

  /// Returns nil if standard input is not a terminal.
  init?() {
    guard unsafe tcgetattr(STDIN_FILENO, &saved) == 0 else { return nil }
    var raw = saved
    raw.c_lflag &= ~UInt32(ICANON | ECHO | ISIG)
    guard unsafe tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else { return nil }
  }

  deinit { unsafe _ = tcsetattr(STDIN_FILENO, TCSANOW, &saved) }

  func key(within milliseconds: Int32) -> Character? {
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&waiting, 1, milliseconds) > 0 else { return nil }
    var byte: UInt8 = 0
    guard unsafe read(STDIN_FILENO, &byte, 1) == 1 else { return "q" }
    return Character(Unicode.Scalar(byte))
  }
}
