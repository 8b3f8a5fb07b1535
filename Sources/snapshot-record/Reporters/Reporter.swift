import DarkroomSnapshotStore

/// Tells someone, or something, about a run of the tests.
protocol Reporter: AnyObject {
  func begin(_ plan: RunPlan)
  /// How many tests will run; 0 when nobody knows.
  func expect(tests: Int)
  func event(_ event: TestEvent)
  /// So many tests that failed run again.
  func retry(_ tests: Int, attempt: Int)
  func snapshot(_ line: ResultLine)
  /// What the runner prints, as it is.
  func output(_ line: String)
  /// Comes ten times a second while tests run.
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
