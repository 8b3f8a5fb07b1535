import Glibc
import Synchronization

/// Wraps C functions for crashing and exiting processes, which use pointers, in values.
///
/// The corresponding C functions are `on_exit`, `backtrace`, `dladdr`, `mkstemp`, `read`, `write` and `sigaction`. A
/// signal handler may call only functions that are documented to need no memory.
enum SystemCalls {
  // unsafe: they take bytes and structures by pointer, for the time of the call.

  /// Calls `body` with the exit status of the process when `exit` ends it.
  @safe static func atExit(_ body: @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void) {
    _ = unsafe on_exit(body, nil)
  }

  /// Creates an unnamed file for reading and writing; negative if it cannot be created.
  ///
  /// Needs no memory.
  static func temporaryFile() -> Int32 {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { template in
      guard let start = template.baseAddress else { return -1 }
      unsafe strcpy(start, "/tmp/backtrace-XXXXXX")
      let file = unsafe mkstemp(start)
      if file >= 0 { unsafe unlink(start) }
      return file
    }
  }

  /// Copies a file to another descriptor; if it is long, only the first and the last `half` bytes.
  ///
  /// Needs no memory.
  static func copy(_ file: Int32, to descriptor: Int32, half: Int = 256 * 1024) {
    let size = lseek(file, 0, SEEK_END)
    guard size > 2 * half else {
      return unsafe pieces(of: file, 0..<size) {
        unsafe write(descriptor, $0.baseAddress, $0.count)
      }
    }
    unsafe pieces(of: file, 0..<half) { unsafe write(descriptor, $0.baseAddress, $0.count) }
    let words: StaticString = "\n*** The middle of the backtrace is left out.\n"
    _ = unsafe write(descriptor, words.utf8Start, words.utf8CodeUnitCount)
    unsafe pieces(of: file, size - half..<size) {
      unsafe write(descriptor, $0.baseAddress, $0.count)
    }
  }

  /// A file's bytes.
  static func bytes(of file: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    unsafe pieces(of: file, 0..<lseek(file, 0, SEEK_END)) {
      unsafe bytes.append(contentsOf: $0)
      return $0.count
    }
    return bytes
  }

  /// Passes the file's bytes in `range` to `body`, piece by piece; `body` returns how many it consumed.
  private static func pieces(
    of file: Int32, _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Int
  ) {
    lseek(file, range.lowerBound, SEEK_SET)
    var left = range.count
    unsafe withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { piece in
      while left > 0, case let count = unsafe read(file, piece.baseAddress, min(left, piece.count)),
        count > 0
      {
        left -= count
        var rest = unsafe UnsafeRawBufferPointer(rebasing: piece[..<count])
        while unsafe !rest.isEmpty, case let taken = unsafe body(rest), taken > 0 {
          unsafe rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(taken))
        }
      }
    }
  }

  /// Writes a message of the program itself to standard error.
  ///
  /// Needs no memory.
  static func sayPrepared(_ words: StaticString) {
    _ = unsafe write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
  }

  /// Sets a variable for this process and its children; must be called before there are other threads.
  static func setVariable(_ name: String, _ value: String) { unsafe setenv(name, value, 1) }

  /// Writes to standard error without a buffer, which a lock would protect.
  static func say(_ text: String) {
    unsafe Array(text.utf8).withUnsafeBytes {
      _ = unsafe write(STDERR_FILENO, $0.baseAddress, $0.count)
    }
  }
}

extension SystemCalls {
  /// A message stored in advance, so that a signal handler can print it without memory or a lock.
  enum PreparedWords {
    private static let capacity = 1024
    nonisolated(unsafe) private static let words = UnsafeMutablePointer<UInt8>.allocate(
      capacity: capacity)
    private static let length = Atomic(0)

    /// - Parameter text: The message; at most 1024 bytes of it are kept.
    static func set(_ text: String) {
      length.store(0, ordering: .releasing)
      let bytes = text.utf8.prefix(capacity)
      for (index, byte) in bytes.enumerated() { unsafe words[index] = byte }
      length.store(bytes.count, ordering: .releasing)
    }

    /// Writes the message to standard error; returns false if there is none.
    static func say() -> Bool {
      let count = length.load(ordering: .acquiring)
      if count > 0 { unsafe write(STDERR_FILENO, words, count) }
      return count > 0
    }
  }
}

extension SystemCalls {
  /// A signal with the system's information about it, which is passed on unread to its handlers.
  @safe struct Signal {
    let number: Int32
    private let info: UnsafeMutablePointer<siginfo_t>?
    private let context: UnsafeMutableRawPointer?

    /// The previous handler of each signal; it is never freed, because a handler may run at any time.
    nonisolated(unsafe) private static let former = UnsafeMutablePointer<sigaction>.allocate(
      capacity: 64)

    fileprivate init(
      _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?,
      _ context: UnsafeMutableRawPointer?
    ) {
      self.number = number
      unsafe self.info = info
      unsafe self.context = context
    }

    /// Lets ``TrapReport`` handle signals, on the thread's alternate stack.
    static func handle(_ numbers: [Int32]) {
      var action = sigaction()
      // The signal must not be blocked meanwhile. For its backtrace the runtime reads the program's memory in a thread
      // that inherits the blocked signals, and an unmapped page would end that thread.
      action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER
      unsafe action.__sigaction_handler.sa_sigaction = { number, info, context in
        unsafe TrapReport.handle(Signal(number, info, context))
      }
      for number in numbers { unsafe sigaction(number, &action, former + Int(number)) }
    }

    /// The offset of the stack pointer in the context that Linux passes to a handler; the layout never changes.
    ///
    /// It is a number, because the members of `ucontext_t` belong to whichever C module was imported first.
    private static var stackPointerOffset: Int {
      #if arch(x86_64)
      160  // uc_mcontext.gregs[REG_RSP]
      #else
      432  // uc_mcontext.sp
      #endif
    }

    /// Whether a thread accessed memory just beyond its stack, where nothing is mapped.
    ///
    /// A function that needs more than a megabyte of stack may miss that area.
    var isOfOverflowedStack: Bool {
      guard number == SIGSEGV || number == SIGBUS, let info = unsafe info,
        let context = unsafe context
      else { return false }
      let address = unsafe Int(bitPattern: info.pointee._sifields._sigfault.si_addr)
      let stack = unsafe context.load(fromByteOffset: Self.stackPointerOffset, as: Int.self)
      // Addresses within the stack's memory are always mapped.
      return (-0x4_0000...0x10_0000).contains(address &- stack)
    }

    /// Restores the previous handler, so that a second signal isn't handled here.
    func restoreFormerHandler() { unsafe sigaction(number, Self.former + Int(number), nil) }

    /// Whether there was a previous handler that receives information about the signal.
    var hasFormerHandler: Bool {
      let former = unsafe Self.former[Int(number)]
      return unsafe former.sa_flags & SA_SIGINFO != 0
        && former.__sigaction_handler.sa_sigaction != nil
    }

    /// Calls the previous handler, if there is one.
    func callFormerHandler() {
      unsafe Self.former[Int(number)].__sigaction_handler.sa_sigaction?(number, info, context)
    }
  }
}

extension SystemCalls {
  /// Whether the code that called `exit` belongs to the library that contains a type; for handlers of `atExit`.
  ///
  /// - Returns: Nil if that cannot be determined, for example if the library is linked into the program.
  static func isExitCalled(fromLibraryOf type: Any.Type) -> Bool? {
    let library = unsafe Image(of: unsafeBitCast(type, to: UnsafeRawPointer.self))
    let own = unsafe Image(of: #dsohandle)
    guard let library, let own, library != own else { return nil }
    // The stack contains the handler, then `exit` and the functions it calls, then the caller.
    let images = callersImages().drop { $0 == own }
    let caller = images.drop { $0 == images.first }.first ?? nil
    return caller.map { $0 == library }
  }

  /// The libraries, or the program, of the functions on the stack, the innermost first; nil for a function in neither.
  private static func callersImages() -> [Image?] {
    guard let symbol = unsafe dlsym(nil, "backtrace") else { return [] }
    typealias Function =
      @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32) -> Int32
    let backtrace = unsafe unsafeBitCast(symbol, to: Function.self)
    return unsafe withUnsafeTemporaryAllocation(
      of: UnsafeMutableRawPointer?.self, capacity: 32
    ) { frames in
      let count = unsafe backtrace(frames.baseAddress, Int32(frames.count))
      // These are return addresses; after a call that never returns, another function may begin there.
      return unsafe frames.prefix(Int(count)).map { unsafe $0.flatMap { unsafe Image(of: $0 - 1) } }
    }
  }

  /// A library or the program, as loaded in memory.
  private struct Image: Equatable {
    private let start: UInt

    /// - Parameter address: The address of something in the image; nil is returned if it is in none.
    init?(of address: UnsafeRawPointer) {
      typealias Function = @convention(c) (UnsafeRawPointer?, UnsafeMutablePointer<UInt>?) -> Int32
      guard let symbol = unsafe dlsym(nil, "dladdr") else { return nil }
      let dladdr = unsafe unsafeBitCast(symbol, to: Function.self)
      // The layout of `Dl_info`, which only C programs for GNU can see: two addresses of the library and two of the
      // symbol.
      let start = unsafe withUnsafeTemporaryAllocation(of: UInt.self, capacity: 4) { info in
        unsafe dladdr(address, info.baseAddress) == 0 ? nil : unsafe info[1]
      }
      guard let start else { return nil }
      self.start = start
    }
  }
}
