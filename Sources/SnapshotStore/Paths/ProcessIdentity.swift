import Glibc
import Synchronization

/// Names a program for good until the machine starts anew: numbers of processes are given again, on a busy machine
/// within minutes.
package struct ProcessIdentity: Hashable, Sendable {
  package var process: Int32
  /// In ticks since the machine started; nil if it is not known.
  package var started: String?

  package init(process: Int32, started: String?) {
    self.process = process
    self.started = started
  }

  /// The identity of a process that is in the kernel's table now.
  package init(of process: Int32) {
    self.init(process: process, started: Entry(of: process)?.started)
  }

  /// Read once, and again in a child that was forked.
  static var own: ProcessIdentity {
    let known = kept.withLock { $0 }
    if let known, known.process == getpid() { return known }
    let read = ProcessIdentity(of: getpid())
    kept.withLock { $0 = read }
    return read
  }

  private static let kept = Mutex<ProcessIdentity?>(nil)

  /// Whether it can still do anything.
  ///
  /// A killed process stays in the table until its parent asks, which in containers without an init nobody does, and
  /// until the disk answers it.
  package var isRunning: Bool {
    guard let entry = Entry(of: process), !entry.isDying else { return false }
    return started == nil || started == entry.started
  }
}
