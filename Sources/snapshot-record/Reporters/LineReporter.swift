import DarkroomSnapshotStore
import DarkroomTerminalPictures
import FoundationEssentials

/// One line that is drawn again and again; where there is no terminal, nothing but the summary.
final class LineReporter: Reporter {
  private let summary: ConsoleSummary
  private let isLive: Bool
  private var progress = ProgressLine()

  init(_ summary: ConsoleSummary, isLive: Bool = Console.isTerminal) {
    self.summary = summary
    self.isLive = isLive
  }

  func begin(_ plan: RunPlan) { progress.begin(at: Date().timeIntervalSince1970) }
  func expect(tests: Int) { progress.expect(tests, at: Date().timeIntervalSince1970) }

  func event(_ event: TestEvent) {
    progress.add(event)
    if case .building = event { tick() }
  }

  func retry(_ tests: Int, attempt: Int) { progress.retry(tests) }

  func snapshot(_ line: ResultLine) { progress.add(line.state) }

  func tick() {
    guard isLive else { return }
    let text = progress.text(
      at: Date().timeIntervalSince1970, width: TerminalSize.current.columns)
    Console.draw("\r\u{1B}[K\(text)")
  }

  func end(_ outcome: RunOutcome) {
    if isLive { Console.draw("\r\u{1B}[K") }
    summary.lines(outcome).forEach(Console.say)
  }
}
