import FoundationEssentials
import Glibc

/// The terminal while a view fills it: keys arrive one by one, and the previous state is restored at the end.
final class RawTerminal {
  private var saved = termios()
  /// The bytes that have arrived but were not requested yet.
  private var typed: [UInt8] = []
  private let signals = TerminalSignals()

  /// Returns nil if standard input is not a terminal.
  init?() {
    guard unsafe tcgetattr(STDIN_FILENO, &saved) == 0, takeOver() else { return nil }
  }

  deinit { restore() }

  /// Switches to the alternate screen without a cursor, and to unprocessed keys.
  @discardableResult
  private func takeOver() -> Bool {
    var raw = saved
    raw.c_lflag &= ~UInt32(ICANON | ECHO | ISIG)
    raw.c_iflag &= ~UInt32(IXON | ICRNL)
    guard unsafe tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else { return false }
    Console.draw("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
    return true
  }

  private func restore() {
    Console.draw("\u{1B}[?25h\u{1B}[?1049l")
    unsafe _ = tcsetattr(STDIN_FILENO, TCSANOW, &saved)
  }

  /// Gives the terminal to another program temporarily.
  func suspended(_ body: () -> Void) {
    restore()
    body()
    takeOver()
  }

  /// Discards keys that were typed before the current screen was shown.
  func dropTyped() {
    typed = []
    tcflush(STDIN_FILENO, TCIFLUSH)
  }

  /// The next key; nil if none arrived within `milliseconds`, and `.redraw` if the screen has to be drawn again.
  func key(within milliseconds: Int32) -> TerminalKey? {
    if typed.isEmpty {
      var waiting = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals?.reading ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      let count = unsafe poll(&waiting, 2, milliseconds)
      if count < 0 || waiting[1].revents != 0 {
        signals?.clear()
        // A program that stopped this process has restored the terminal.
        takeOver()
        return .redraw
      }
      guard count > 0 else { return nil }
      guard read() else { return .interrupt }
    }
    let key = TerminalKey(from: &typed)
    guard key == .stop else { return key }
    suspended { TerminalSignals.stop() }
    return .redraw
  }

  /// - Returns: false if the terminal no longer exists.
  private func read() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count)
    }
    guard count > 0 else { return false }
    typed = Array(bytes[..<count])
    return true
  }
}

/// What a person pressed.
enum TerminalKey: Equatable {
  case character(Character)
  case up, down, left, right
  case enter, escape, backspace, interrupt
  /// Ctrl-Z.
  case stop
  /// No key was pressed: the terminal has a new size, or belongs to the view again.
  case redraw

  /// Whether the key makes a final decision about the picture on the screen.
  var decides: Bool { "arsuAR".contains { self == .character($0) } }

  /// Removes the bytes of one key from the front.
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
    case [26]: self = .stop
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
