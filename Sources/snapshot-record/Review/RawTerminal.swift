import Foundation
import Glibc

/// The terminal while a view fills it: keys arrive one by one, and everything is put back at the end.
final class RawTerminal {
  private var saved = termios()
  /// What came faster than it was asked for.
  private var typed: [UInt8] = []

  /// Nil where standard input is no terminal.
  init?() {
    guard unsafe tcgetattr(STDIN_FILENO, &saved) == 0 else { return nil }
    var raw = saved
    raw.c_lflag &= ~UInt32(ICANON | ECHO | ISIG)
    raw.c_iflag &= ~UInt32(IXON | ICRNL)
    guard unsafe tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else { return nil }
    // The alternate screen, without a cursor.
    Console.draw("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
  }

  deinit { restore() }

  private func restore() {
    Console.draw("\u{1B}[?25h\u{1B}[?1049l")
    unsafe _ = tcsetattr(STDIN_FILENO, TCSANOW, &saved)
  }

  /// Gives the terminal to another program for a while.
  func suspended(_ body: () -> Void) {
    restore()
    body()
    var raw = saved
    raw.c_lflag &= ~UInt32(ICANON | ECHO | ISIG)
    raw.c_iflag &= ~UInt32(IXON | ICRNL)
    unsafe _ = tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    Console.draw("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
  }

  /// The next key, or nil when none came within `milliseconds`.
  func key(within milliseconds: Int32) -> TerminalKey? {
    if typed.isEmpty {
      var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&waiting, 1, milliseconds) > 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe read(STDIN_FILENO, $0.baseAddress, $0.count)
      }
      // The terminal is gone.
      guard count > 0 else { return .interrupt }
      typed = Array(bytes[..<count])
    }
    return TerminalKey(from: &typed)
  }
}

/// What a person pressed.
enum TerminalKey: Equatable {
  case character(Character)
  case up, down, left, right
  case enter, escape, backspace, interrupt

  /// Takes the bytes of one key away.
  init(from bytes: inout [UInt8]) {
    let length: Int
    if bytes.count >= 3, bytes[0] == 27, bytes[1] == 91 || bytes[1] == 79 {
      length = 3
    } else {
      let first = String(decoding: bytes, as: UTF8.self).first.map { String($0).utf8.count }
      length = max(1, min(bytes.count, first ?? 1))
    }
    self.init(Array(bytes[..<length]))
    bytes.removeFirst(length)
  }

  init(_ bytes: [UInt8]) {
    switch bytes {
    case [3], [4]: self = .interrupt
    case [13], [10]: self = .enter
    case [27]: self = .escape
    case [127], [8]: self = .backspace
    case [27, 91, 65], [27, 79, 65]: self = .up
    case [27, 91, 66], [27, 79, 66]: self = .down
    case [27, 91, 67], [27, 79, 67]: self = .right
    case [27, 91, 68], [27, 79, 68]: self = .left
    default:
      let first = String(decoding: bytes, as: UTF8.self).first
      self = first.map(TerminalKey.character) ?? .escape
    }
  }
}
