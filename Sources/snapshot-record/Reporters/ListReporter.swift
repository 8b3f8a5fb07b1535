import DarkroomSnapshotStore

/// Prints one line per test, then the summary.
final class ListReporter: Reporter {
  private let summary: ConsoleSummary

  init(_ summary: ConsoleSummary) { self.summary = summary }

  func event(_ event: TestEvent) {
    guard case .ended(let test, let verdict, let seconds) = event else { return }
    let mark: TerminalText =
      switch verdict {
      case .passed: Console.styled("✓", .green)
      case .failed: Console.styled("✗", .red)
      case .crashed: Console.styled("✗ crashed:", .red)
      case .skipped: "-"
      }
    let time = seconds.map { "  (\(Console.duration($0)))" } ?? ""
    Console.say("\(mark) \(test)\(time)")
  }

  func retry(_ tests: Int, attempt: Int) {
    Console.say("again, attempt \(attempt): \(Console.plural(tests, "test"))")
  }

  func snapshot(_ line: ResultLine) {
    guard line.state != .matched, line.state != .tolerated else { return }
    Console.say(
      "  \(ConsoleSummary.colored(line.state, "\(line.state.rawValue)")) \(line.title)")
  }

  func end(_ outcome: RunOutcome) { summary.lines(outcome).forEach(Console.say) }
}
