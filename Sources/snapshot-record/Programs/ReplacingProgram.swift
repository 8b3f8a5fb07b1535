import DarkroomSnapshotStore
import Glibc

/// A program that replaces this process, with the same arguments.
struct ReplacingProgram {
  let path: String

  /// Returns only if the system refuses.
  func run() -> ToolError {
    // Threads of the concurrency pool block signals, so the program could never be interrupted.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
    var words = unsafe ([path] + CommandLine.arguments.dropFirst()).map { unsafe strdup($0) }
    unsafe words.append(nil)
    unsafe execv(path, &words)
    return .programFailed(name: path, words: unsafe String(cString: strerror(errno)))
  }
}
