import Glibc

/// A second stack for the handlers of signals, without which nothing can be said of a first one that overflowed.
///
/// A thread has one from the first call of `prepare` on, after `start`. The loader's thread is not enough: Swift
/// Testing runs tests, those of the main actor included, in any thread of a pool.
///
/// The system takes the stack as bare memory, which the thread's storage keeps and frees at its end.
package enum SignalStack {
  // unsafe: see above.

  /// Set before there is a second thread; a program that nobody watches needs none.
  nonisolated(unsafe) private static var isWanted = false

  /// More than a formatted name needs.
  private static let size = 256 * 1024

  /// Remembers the threads that have one, and takes it back from those that end.
  private static let key = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key) { unsafe SignalStack.release($0) }
    return key
  }()

  /// Gives the loader's thread its stack, in the place of any other, and lets other threads ask for theirs.
  package static func start() {
    unsafe isWanted = true
    install()
  }

  /// Gives the calling thread its stack; one that it already had stays.
  package static func prepare() {
    if unsafe isWanted { installWhereMissing() }
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
}
