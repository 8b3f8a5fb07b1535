import DarkroomSnapshotStore

/// Reports the progress and results of a test run to a person or a program.
protocol Reporter: AnyObject {
  func begin(_ plan: RunPlan)
  /// Reports the number of tests that will run; 0 if it is unknown.
  func expect(tests: Int)
  func event(_ event: TestEvent)
  /// Reports the number of failed tests that run again.
  func retry(_ tests: Int, attempt: Int)
  func snapshot(_ line: ResultLine)
  /// Passes on the runner's output unchanged.
  func output(_ line: String)
  /// Is called ten times a second while tests run.
  func tick()
  func end(_ outcome: RunOutcome) throws
}

extension Reporter {
  func begin(_ plan: RunPlan) {}
  func expect(tests: Int) {}
  func event(_ event: TestEvent) {}
  func retry(_ tests: Int, attempt: Int) {}
  func snapshot(_ line: ResultLine) {}
  func output(_ line: String) {}
  func tick() {}
  func end(_ outcome: RunOutcome) {}
}
