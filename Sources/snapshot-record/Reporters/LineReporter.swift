import DarkroomSnapshotStore
import DarkroomTerminalPictures
import FoundationEssentials

/// Prints a single line that is redrawn repeatedly.
///
/// Without a terminal, it prints a line of the build from time to time, and the summary.
final class LineReporter: Reporter {
  private let summary: ConsoleSummary
  private let isLive: Bool
  private var progress = ProgressLine()
  /// The time at which a line of the build was last printed, in seconds since 1970.
  private var lastLine = 0.0
  /// The pause between printed lines of the build, in seconds: a build of ten minutes prints forty lines.
  private static let pause = 15.0

  init(_ summary: ConsoleSummary, isLive: Bool = Console.isTerminal) {
    self.summary = summary
    self.isLive = isLive
  }

  func begin(_ plan: RunPlan) { progress.begin(at: Date().timeIntervalSince1970) }
  func expect(tests: Int) { progress.expect(tests, at: Date().timeIntervalSince1970) }

  func event(_ event: TestEvent) {
    progress.add(event)
    guard case .building(let line) = event else { return }
    if isLive { tick() } else { log(line) }
  }

  /// A short build prints no line.
  private func log(_ line: String) {
    let now = Date().timeIntervalSince1970
    if lastLine == 0 { lastLine = now }
    guard now - lastLine >= Self.pause else { return }
    lastLine = now
    Console.say("building  \(line)")
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
