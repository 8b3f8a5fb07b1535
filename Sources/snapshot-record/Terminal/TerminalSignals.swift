import Glibc
import Synchronization

/// Tells the view that fills a terminal of a new size, and of the time after a stop.
///
/// A signal writes a byte into a pipe, because a thread other than the reader of keys may take it.
final class TerminalSignals {
  private static let writing = Atomic<Int32>(-1)

  /// Becomes readable when the screen has to be drawn again.
  let reading: Int32
  private let writing: Int32

  /// Nil if the tool has too many files open.
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

  /// Takes what has come, so that one drawing answers it all.
  func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while unsafe read(reading, &bytes, bytes.count) > 0 {}
  }

  /// Stops the program and its process group, as Ctrl-Z does; returns when they go on.
  static func stop() { _ = kill(0, SIGTSTP) }
}
