import Glibc

/// Keeps other processes from rewriting the sources of a folder until it goes away.
///
/// A lock of the folder itself, which the kernel gives back when its holder ends, however it does; nothing is left on
/// disk. Where the folder cannot be locked, such as on some network disks, nobody waits.
package final class SourceLock {
  private let descriptor: Int32

  /// Waits until nobody else has the folder.
  package init(folder: String) {
    descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
