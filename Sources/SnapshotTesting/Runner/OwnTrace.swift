import DarkroomSnapshotStore
import Glibc

/// Ends a crash with a short trace: after Swift's backtrace of about a hundred lines, it lists the few frames of the
/// client.
///
/// While the runtime prints, both outputs go to an unnamed file, which is then copied to the original outputs. Nothing
/// here allocates memory before that copy is complete.
struct OwnTrace {
  private let output: CapturedDescriptor?
  private let errors: CapturedDescriptor?
  private let isOfOverflow: Bool

  /// - Parameter isOfOverflow: Whether the stack overflowed, so that a few calls fill the backtrace.
  init(isOfOverflow: Bool) {
    self.isOfOverflow = isOfOverflow
    output = CapturedDescriptor(STDOUT_FILENO)
    errors = CapturedDescriptor(STDERR_FILENO)
  }

  /// Restores the outputs with their captured contents, and writes the short trace to standard error.
  ///
  /// Reading the backtrace allocates memory; if the trap was in the allocator itself, an alarm ends the wait and the
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
