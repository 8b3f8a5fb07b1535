import Glibc
import Synchronization

/// What a thread does about signals: a second stack for their handlers, without which nothing can be said of a first one
/// that overflowed, and an abort that shows who asked for it.
///
/// A thread has a stack from the first call of `prepare` on, after `start`. The loader's thread is not enough: Swift
/// Testing runs tests, those of the main actor included, in any thread of a pool.
///
/// The system takes the stack as bare memory, which the thread's storage keeps and frees at its end.
package enum ThreadSignals {
  // unsafe: see above.

  /// A program that nobody watches needs none.
  private static let isWanted = Atomic(false)

  /// More than a formatted name needs.
  private static let size = 256 * 1024

  /// Remembers the threads that have one, and takes it back from those that end.
  private static let key = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key) { unsafe ThreadSignals.release($0) }
    return key
  }()

  /// Gives the loader's thread its stack, in the place of any other, and lets other threads ask for theirs.
  package static func start() {
    isWanted.store(true, ordering: .releasing)
    install()
  }

  /// Gives the calling thread its stack; one that it already had stays.
  package static func prepare() {
    if isWanted.load(ordering: .acquiring) { installWhereMissing() }
  }

  private static func installWhereMissing() {
    guard unsafe pthread_getspecific(key) == nil else { return }
    var present = unsafe stack_t()
    unsafe sigaltstack(nil, &present)
    guard unsafe present.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    install()
  }

  private static func install() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = memory
    unsafe stack.ss_size = size
    unsafe sigaltstack(&stack, nil)
    unsafe pthread_setspecific(key, memory)
  }

  private static func release(_ memory: UnsafeMutableRawPointer?) {
    var none = unsafe stack_t()
    unsafe none.ss_flags = Int32(SS_DISABLE)
    unsafe sigaltstack(&none, nil)
    unsafe memory?.deallocate()
  }

  /// Sends this thread the signal of `abort()` from a place that a backtrace gets away from.
  ///
  /// The C library's own function keeps no frame pointer, and Swift's backtrace would end in it, without a frame of
  /// the code that called. `tgkill` is the bare system call; where there is none, `abort()` has to do.
  static func abort() {
    // unsafe: neither function is in the headers; their types are those of gettid(2) and tgkill(2).
    typealias ThreadID = @convention(c) () -> pid_t
    typealias SignalThread = @convention(c) (pid_t, pid_t, Int32) -> Int32
    guard let thread = unsafe dlsym(nil, "gettid"), let signal = unsafe dlsym(nil, "tgkill") else {
      return
    }
    // Threads of a pool block it.
    var own = sigset_t()
    unsafe sigemptyset(&own)
    unsafe sigaddset(&own, SIGABRT)
    unsafe pthread_sigmask(SIG_UNBLOCK, &own, nil)
    let id = unsafe unsafeBitCast(thread, to: ThreadID.self)()
    _ = unsafe unsafeBitCast(signal, to: SignalThread.self)(getpid(), id, SIGABRT)
  }
}
