import DarkroomSnapshotStore
import Glibc

/// Ends a crash with a short trace: after the hundred lines of Swift's backtrace, the few frames of the client's own.
///
/// While the runtime prints, both outputs go to a file without a name, which is then copied to where they belong.
/// Nothing here needs memory before that copy is made.
struct OwnTrace {
  private let output: CapturedDescriptor?
  private let errors: CapturedDescriptor?
  private let isOfOverflow: Bool

  /// - Parameter isOfOverflow: whether the stack overflowed, so that a few calls fill the backtrace.
  init(isOfOverflow: Bool) {
    self.isOfOverflow = isOfOverflow
    output = CapturedDescriptor(STDOUT_FILENO)
    errors = CapturedDescriptor(STDERR_FILENO)
  }

  /// Gives the outputs back, with what came in the meantime, and writes the short trace on standard error.
  ///
  /// To read the backtrace takes memory: where the trap is one of the allocator's own, the alarm ends the wait and the
  /// process.
  func finish() {
    output?.giveBack()
    errors?.giveBack()
    alarm(5)
    let frames = [output, errors].lazy.compactMap { $0?.text }
      .map(Backtrace.crashedFrames).first { !$0.isEmpty }
    if isOfOverflow, let calls = RepeatedCalls(in: frames ?? []) { say(calls) }
    let lines = Backtrace.ownLines(of: frames ?? [], without: Self.library)
    if !lines.isEmpty {
      let text =
        "\n*** Own frames of the thread that crashed, the innermost first:\n"
        + lines.map { "***   \($0)\n" }.joined()
      SystemCalls.say(text)
    }
    alarm(0)
  }

  private func say(_ calls: RepeatedCalls) {
    let lines = Backtrace.lines(of: calls.frames)
    SystemCalls.say(
      "\n*** Stack overflow: \(calls.count) times on the stack:\n"
        + lines.map { "***   \($0)\n" }.joined())
  }

  /// The folder of Darkroom's own sources.
  private static let library = FilePath.directory(FilePath.directory(FilePath.directory(#filePath)))
}
