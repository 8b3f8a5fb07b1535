import DarkroomSnapshotStore

/// Prints one character per test, then the summary.
final class DotReporter: Reporter {
  private let summary: ConsoleSummary
  private var column = 0

  init(_ summary: ConsoleSummary) { self.summary = summary }

  func event(_ event: TestEvent) {
    guard case .ended(_, let verdict, _) = event else { return }
    switch verdict {
    case .passed: put("·")
    case .failed: put(Console.styled("F", .red))
    case .skipped: put("s")
    case .crashed: put(Console.styled("X", .red))
    }
  }

  func retry(_ tests: Int, attempt: Int) { put("↻") }

  func snapshot(_ line: ResultLine) {
    switch line.state {
    case .matched, .tolerated: break
    case .changed: put(Console.styled("C", .yellow))
    case .added: put(Console.styled("A", .blue))
    case .error: put(Console.styled("E", .red))
    }
  }

  private func put(_ mark: TerminalText) {
    Console.draw(mark)
    column += 1
    if column % 80 == 0 { Console.draw("\n") }
  }

  func end(_ outcome: RunOutcome) {
    if column % 80 != 0 { Console.draw("\n") }
    summary.lines(outcome).forEach(Console.say)
  }
}
