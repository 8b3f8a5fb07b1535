import DarkroomSnapshotStore

/// The text of the live line: the current activity, counts, rate, and remaining time.
struct ProgressLine {
  private var building: String?
  private var current = ""
  private var expected = 0
  private var ended = 0
  private var failed = 0
  private var start = 0.0
  private var states: [ResultState: Int] = [:]

  mutating func begin(at time: Double) {
    start = time
    building = "starting"
  }

  mutating func expect(_ tests: Int, at time: Double) {
    expected = tests
    start = time
    building = nil
  }

  mutating func add(_ event: TestEvent) {
    switch event {
    case .building(let text): if expected == 0 { building = text }
    case .started(let test):
      building = nil
      current = test
    case .ended(_, let verdict, _):
      ended += 1
      if verdict == .failed || verdict == .crashed { failed += 1 }
    case .issue: break
    }
  }

  /// They end once more.
  mutating func retry(_ tests: Int) {
    ended -= tests
    failed -= tests
  }

  mutating func add(_ state: ResultState) { states[state, default: 0] += 1 }

  /// - Parameters:
  ///   - time: the current time, in seconds since 1970.
  ///   - width: the width in columns; text that does not fit is left out.
  func text(at time: Double, width: Int) -> TerminalText {
    if let building { return TerminalColumns.clipped("building  \(building)", max(0, width - 1)) }
    let seconds = max(0.001, time - start)
    var parts = [expected > 0 ? "\(ended)/\(expected) tests" : "\(ended) tests"]
    parts += ResultState.allCases.compactMap { state in
      states[state].map { "\($0) \(state.rawValue)" }
    }
    if failed > 0 { parts.append("\(failed) failed") }
    let rate = Double(ended) / seconds
    if ended > 0 { parts.append("\(Int(rate.rounded()))/s") }
    if ended > 0, expected > ended {
      parts.append("\(Console.duration(Double(expected - ended) / rate)) left")
    }
    return TerminalColumns.clipped(
      "\(parts.joined(separator: "  "))  \(current)", max(0, width - 1))
  }
}
