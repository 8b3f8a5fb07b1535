import ArgumentParser
import DarkroomSnapshotStore

/// The exit status of a run, or of a merge of several runs.
struct ExitStatus {
  let code: ExitCode

  init(_ outcome: RunOutcome, _ policy: RunPolicy, isDetailed: Bool) {
    code = Self.code(outcome, policy, isDetailed)
  }

  func exit() throws(ExitCode) {
    if code != .success { throw code }
  }

  private static func code(_ outcome: RunOutcome, _ policy: RunPolicy, _ isDetailed: Bool)
    -> ExitCode
  {
    if let early = RunningProgram.shared.earlyStatus { return ExitCode(early) }
    if let obstacle = outcome.obstacle { return obstacle.exitCode }
    if outcome.isEmpty || outcome.buildFailure != nil || !outcome.refused.isEmpty {
      return .failure
    }
    switch RunVerdict(outcome.record, outcome.summary, open: outcome.open) {
    case .passed: break
    case .failed: return .failure
    case .unusableReferences: return isDetailed ? .environment : .failure
    case .differences: return isDetailed ? .differences : .failure
    }
    return unreferenced(outcome, policy, isDetailed)
  }

  private static func unreferenced(
    _ outcome: RunOutcome, _ policy: RunPolicy, _ isDetailed: Bool
  ) -> ExitCode {
    guard let found = outcome.unreferenced else { return .success }
    if policy.isExplicit, !found.refusals.isEmpty { return .failure }
    guard policy.unreferenced == .reject, !found.paths.isEmpty else { return .success }
    return isDetailed ? .unreferenced : .failure
  }
}
