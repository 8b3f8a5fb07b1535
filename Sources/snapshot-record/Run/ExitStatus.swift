import ArgumentParser
import DarkroomSnapshotStore

/// The number that a run ends with.
struct ExitStatus {
  let code: ExitCode

  init(_ outcome: RunOutcome, _ policy: RunPolicy, isDetailed: Bool) {
    code = Self.code(outcome, policy, isDetailed)
  }

  func exit() throws(ExitCode) {
    if code != .success { throw code }
  }

  /// What is wrong with the machine or the checkout, and not with the code.
  private static let badSurroundings: Set<String> = [
    "lfs-pointer", "conflict", "not-a-picture", "empty", "damaged", "stamp",
    ResultLine.missingFonts,
  ]

  private static func code(_ outcome: RunOutcome, _ policy: RunPolicy, _ isDetailed: Bool)
    -> ExitCode
  {
    if let early = RunningProgram.shared.earlyStatus { return ExitCode(early) }
    // A program that ends itself with 0 has not run what it left.
    if !outcome.record.isWhole || outcome.isEmpty { return .failure }
    if outcome.buildFailure != nil || !outcome.refused.isEmpty { return .failure }
    let errors = outcome.summary.lines.filter { $0.state == .error }
    let unexplained = outcome.failed.filter { test in
      !errors.contains { TestNames.isSame(test, $0.test) }
    }
    let isUnexplained = outcome.isBroken && outcome.failed.isEmpty && errors.isEmpty
    if !unexplained.isEmpty || isUnexplained { return .failure }
    if errors.contains(where: { badSurroundings.contains($0.problem ?? "") }) {
      return isDetailed ? .environment : .failure
    }
    if !outcome.open.isEmpty || !outcome.summary.collisions.isEmpty {
      return isDetailed ? .differences : .failure
    }
    if outcome.isBroken { return .failure }
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
