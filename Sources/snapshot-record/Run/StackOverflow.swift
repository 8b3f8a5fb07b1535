import DarkroomSnapshotStore

/// Describes a stack overflow with a few frames instead of thousands.
struct StackOverflow {
  /// The calls that fill the stack; nil if the backtrace does not show them.
  let calls: RepeatedCalls?
  /// The frames of the whole backtrace, the innermost first.
  let frames: [BacktraceFrame]
  /// The frames of the package.
  let root: String

  private static let limit = 12
  /// The largest number of calls outside the repeated ones that are listed.
  private static let outerLimit = 4

  /// The message, whose first line names a function and the number of its calls.
  var message: String {
    guard let calls, let first = calls.frames.first else {
      let innermost = Backtrace.lines(of: Array(frames.prefix(Self.limit)))
      return (["Stack overflow; the innermost calls are:"] + innermost).joined(separator: "\n  ")
    }
    let others = calls.frames.count - 1
    let name = own(calls.frames)?.function ?? first.function
    let head =
      others == 0
      ? "Stack overflow: \(name) calls itself, \(calls.count) times"
      : "Stack overflow: \(name) and \(Console.plural(others, "other call")) call each other, \(calls.count) times"
    let repeated = Backtrace.lines(of: Array(calls.frames.prefix(Self.limit)))
    let rest = calls.frames.count - repeated.count
    let more = rest > 0 ? ["… and \(rest) more"] : []
    let outer = outerLines(calls)
    let callers = outer.isEmpty ? [] : ["called first by"] + outer
    return ([head] + repeated + more + callers).joined(separator: "\n  ")
  }

  /// The first frame in the package's own sources.
  private func own(_ frames: [BacktraceFrame]) -> BacktraceFrame? {
    frames.first { frame in
      frame.file.flatMap { FilePath.relative($0, to: root) }.map { !$0.hasPrefix(".build") }
        ?? false
    }
  }

  /// The package's frames from which the first of the repeated calls was made.
  private func outerLines(_ calls: RepeatedCalls) -> [String] {
    let functions = Set(calls.frames.map(\.function))
    let outer = frames.reversed().prefix { !functions.contains($0.function) }.reversed()
    return Array(Backtrace.lines(of: outer.filter { own([$0]) != nil }).prefix(Self.outerLimit))
  }
}
