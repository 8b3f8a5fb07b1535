import Glibc
import Synchronization

/// Identifies a process uniquely until the machine restarts.
///
/// Process numbers are reused, on a busy machine within minutes.
package struct ProcessIdentity: Hashable, Sendable {
  package var process: Int32
  /// The start time in ticks since the machine started; nil if it is unknown.
  package var started: String?

  package init(process: Int32, started: String?) {
    self.process = process
    self.started = started
  }

  /// The identity of a process that is currently in the kernel's table.
  package init(of process: Int32) {
    self.init(process: process, started: Entry(of: process)?.started)
  }

  /// Read once, and again in a forked child process.
  static var own: ProcessIdentity {
    let known = kept.withLock { $0 }
    if let known, known.process == getpid() { return known }
    let read = ProcessIdentity(of: getpid())
    kept.withLock { $0 = read }
    return read
  }

  private static let kept = Mutex<ProcessIdentity?>(nil)

  /// Whether the process can still do anything.
  ///
  /// A killed process stays in the table until its parent collects it, which never happens in containers without an
  /// init process, and while it waits for the disk.
  package var isRunning: Bool {
    guard let entry = Entry(of: process), !entry.isDying else { return false }
    return started == nil || started == entry.started
  }
}
