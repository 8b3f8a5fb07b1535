import Glibc
import Synchronization

/// Prepares threads for signals: with an alternate stack for handlers, so that a stack overflow can be reported, and an
/// abort whose backtrace shows the caller.
///
/// A thread gets its stack at its first call of `prepare` after `start`. The loader's thread is not enough, because
/// Swift Testing runs tests, including those on the main actor, in any thread of a pool.
///
/// The stack is plain memory, which the thread's storage holds and frees when the thread ends.
package enum ThreadSignals {
  // unsafe: see above.

  /// Whether stacks are needed; a program without a handler needs none.
  private static let isWanted = Atomic(false)

  /// The size of the stack, which is more than formatting a name needs.
  private static let size = 256 * 1024

  /// The key under which a thread stores its stack; its destructor frees the stack when the thread ends.
  private static let key = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key) { unsafe ThreadSignals.release($0) }
    return key
  }()

  /// Gives the loader's thread its stack, replacing any other, and allows other threads to request theirs.
  package static func start() {
    isWanted.store(true, ordering: .releasing)
    install()
  }

  /// Gives the calling thread its stack, unless it already has one.
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

  /// Sends this thread the signal of `abort()` from code through which a backtrace can pass.
  ///
  /// The C library's own function has no frame pointer, so Swift's backtrace would end in it, without the frames of its
  /// callers. `tgkill` is the plain system call; without it, `abort()` is used.
  static func abort() {
    // unsafe: neither function is in the headers; their types are those of gettid(2) and tgkill(2).
    typealias ThreadID = @convention(c) () -> pid_t
    typealias SignalThread = @convention(c) (pid_t, pid_t, Int32) -> Int32
    guard let thread = unsafe dlsym(nil, "gettid"), let signal = unsafe dlsym(nil, "tgkill") else {
      return
    }
    // Threads of a pool block the signal.
    var own = sigset_t()
    unsafe sigemptyset(&own)
    unsafe sigaddset(&own, SIGABRT)
    unsafe pthread_sigmask(SIG_UNBLOCK, &own, nil)
    let id = unsafe unsafeBitCast(thread, to: ThreadID.self)()
    _ = unsafe unsafeBitCast(signal, to: SignalThread.self)(getpid(), id, SIGABRT)
  }
}
