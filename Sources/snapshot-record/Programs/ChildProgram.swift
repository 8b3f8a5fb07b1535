import FoundationEssentials
import Glibc

/// A program that the tool runs in its own process group, so that Ctrl-C reaches both.
///
/// Its standard input is empty. It does not use swift-subprocess (1.0.2), which loses the output of tests after SwiftPM
/// itself has ended.
struct ChildProgram: Sendable {
  /// A path, or a name that is looked up in `PATH`.
  var name: String
  var arguments: [String]
  var environment: [String: String] = ProcessInfo.processInfo.environment
  /// The working folder; if nil, that of the tool.
  var folder: String?

  /// The output of the program, and how it ended.
  struct Result: Sendable {
    /// The exit status; if a signal ended the program, 128 plus the number of the signal.
    var status: Int32
    var output: [UInt8] = []
    var errors: [UInt8] = []
  }

  /// Runs the program to its end; all of its output appears on the tool's standard error.
  ///
  /// - Returns: the exit status, as in `Result`.
  func run() async throws(ToolError) -> Int32 {
    try await Self.onThread { () throws(ToolError) in
      Self.status(of: try start(output: STDERR_FILENO, errors: STDERR_FILENO))
    }
  }

  /// Runs the program to its end, and passes on the output of both streams piece by piece as it arrives.
  ///
  /// - Returns: the exit status, as in `Result`.
  func run(
    started: @escaping @Sendable (pid_t) -> Void,
    _ piece: @escaping @Sendable (ArraySlice<UInt8>) -> Void
  ) async throws(ToolError) -> Int32 {
    try await Self.onThread { () throws(ToolError) in
      let pipe = try ProgramPipe()
      let process = try start(output: pipe.writing, errors: pipe.writing)
      started(process)
      ProgramPipe.drain([pipe]) { piece($1) }
      return Self.status(of: process)
    }
  }

  /// Runs the program to its end, and keeps its output.
  func result() async throws(ToolError) -> Result {
    try await Self.onThread { () throws(ToolError) in
      let pipes = [try ProgramPipe(), try ProgramPipe()]
      let process = try start(output: pipes[0].writing, errors: pipes[1].writing)
      var texts: [[UInt8]] = [[], []]
      ProgramPipe.drain(pipes) { texts[$0] += $1 }
      return Result(status: Self.status(of: process), output: texts[0], errors: texts[1])
    }
  }

  /// Runs the program to its end in the tool's own terminal, from which it also reads input.
  ///
  /// Meanwhile Ctrl-C reaches only the program, as with the C library's `system`.
  ///
  /// - Returns: the exit status, as in `Result`.
  func runInTerminal() throws(ToolError) -> Int32 {
    let former = Self.keySignals.map { signal($0, SIG_IGN) }
    defer { zip(Self.keySignals, former).forEach { _ = signal($0, $1) } }
    return Self.status(
      of: try start(input: STDIN_FILENO, output: STDOUT_FILENO, errors: STDERR_FILENO))
  }

  /// The signals that keys of a terminal send.
  private static let keySignals = [SIGINT, SIGQUIT]

  private static func onThread<Value: Sendable>(
    _ body: @escaping @Sendable () throws(ToolError) -> Value
  ) async throws(ToolError) -> Value {
    let result: Swift.Result<Value, ToolError> = await withCheckedContinuation { continuation in
      do throws(ToolError) {
        try DetachedThread.start { continuation.resume(returning: Swift.Result(catching: body)) }
      } catch {
        continuation.resume(returning: .failure(error))
      }
    }
    return try result.get()
  }

  /// - Parameter input: the standard input; nil for an empty one.
  private func start(
    input: Int32? = nil, output: Int32, errors: Int32
  ) throws(ToolError) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if input == nil {
      unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    // Threads of the concurrency pool block signals, so their child processes could never be interrupted.
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var blocked = sigset_t()
    unsafe sigemptyset(&blocked)
    unsafe posix_spawnattr_setsigmask(&attributes, &blocked)
    var standard = sigset_t()
    unsafe sigemptyset(&standard)
    if input != nil { for number in Self.keySignals { unsafe sigaddset(&standard, number) } }
    unsafe posix_spawnattr_setsigdefault(&attributes, &standard)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    // `env` changes the folder and then becomes the program, because Swift does not expose the call that changes the
    // folder.
    let command = (folder.map { ["env", "-C", $0] } ?? []) + [name] + arguments
    var words = unsafe Self.copied(command)
    var variables = unsafe Self.copied(environment.map { "\($0.key)=\($0.value)" })
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var process: pid_t = 0
    let error = unsafe posix_spawnp(&process, command[0], &actions, &attributes, &words, &variables)
    guard error == 0 else {
      throw .programFailed(name: name, words: unsafe String(cString: strerror(error)))
    }
    return process
  }

  /// The texts as C expects a list of strings: with a null pointer at the end.
  private static func copied(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    unsafe texts.map { unsafe strdup($0) } + [nil]
  }

  /// Whether an interrupt has been sent to the tool that it has not handled yet.
  static var isInterruptPending: Bool {
    var pending = sigset_t()
    guard unsafe sigpending(&pending) == 0 else { return false }
    return unsafe sigismember(&pending, SIGINT) == 1
  }

  private static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return 127 }
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}
