import Glibc

/// Keeps other processes from rewriting the sources of a folder until it is released.
///
/// It locks the folder itself. The kernel releases the lock when its holder ends, in whatever way, and nothing stays on
/// disk. If the folder cannot be locked, as on some network disks, there is no lock.
package final class SourceLock {
  private let descriptor: Int32

  /// Waits until no other process holds the lock of the folder.
  package init(folder: String) {
    descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
