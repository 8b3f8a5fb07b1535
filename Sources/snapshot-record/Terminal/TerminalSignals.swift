import Glibc
import Synchronization

/// Notifies the view that fills a terminal when its size changes, and when the process continues after a stop.
///
/// The signal handler writes a byte into a pipe, because a thread other than the one that reads keys may receive the
/// signal.
final class TerminalSignals {
  private static let writing = Atomic<Int32>(-1)

  /// A descriptor that becomes readable when the screen has to be drawn again.
  let reading: Int32
  private let writing: Int32

  /// Returns nil if the tool has too many open files.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    Self.writing.store(writing, ordering: .relaxed)
    for number in [SIGWINCH, SIGCONT] {
      _ = signal(number) { _ in
        var byte: UInt8 = 1
        unsafe _ = write(TerminalSignals.writing.load(ordering: .relaxed), &byte, 1)
      }
    }
  }

  deinit {
    for number in [SIGWINCH, SIGCONT] { _ = signal(number, SIG_DFL) }
    Self.writing.store(-1, ordering: .relaxed)
    close(reading)
    close(writing)
  }

  /// Removes all pending bytes, so that a single drawing handles them.
  func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while unsafe read(reading, &bytes, bytes.count) > 0 {}
  }

  /// Stops the program and its process group, as Ctrl-Z does; returns when they continue.
  static func stop() { _ = kill(0, SIGTSTP) }
}
