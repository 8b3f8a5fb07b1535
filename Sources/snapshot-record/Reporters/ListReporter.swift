import DarkroomSnapshotStore

/// One line a test, then the summary.
final class ListReporter: Reporter {
  private let summary: ConsoleSummary

  init(_ summary: ConsoleSummary) { self.summary = summary }

  func event(_ event: TestEvent) {
    guard case .ended(let test, let verdict, let seconds) = event else { return }
    let mark =
      switch verdict {
      case .passed: Console.styled("✓", .green)
      case .failed: Console.styled("✗", .red)
      case .crashed: Console.styled("✗ crashed:", .red)
      case .skipped: "-"
      }
    let time = seconds.map { "  (\(Console.duration($0)))" } ?? ""
    Console.draw("\(mark) \(test)\(time)\n")
  }

  func retry(_ tests: Int, attempt: Int) {
    Console.draw("again, attempt \(attempt): \(Console.plural(tests, "test"))\n")
  }

  func snapshot(_ line: ResultLine) {
    guard line.state != .matched, line.state != .tolerated else { return }
    Console.draw(
      "  \(ConsoleSummary.colored(line.state, line.state.rawValue)) \(line.shortReference)\n")
  }

  func end(_ outcome: RunOutcome) { summary.lines(outcome).forEach(Console.say) }
}
