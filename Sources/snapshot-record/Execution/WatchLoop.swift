import ArgumentParser
import DarkroomSnapshotStore
import FoundationEssentials

/// Runs the tests of affected targets again whenever a source file changes.
struct WatchLoop {
  let package: PackageSnapshots
  /// Runs the tests that the filters match; all tests if there are no filters.
  let run: (_ filters: [String]) async throws -> RunOutcome
  /// Lets the user decide about pending snapshots.
  let review: () -> Void

  private enum Turn {
    case all, failed
    case targets([String])
    case quit
  }

  func perform() async throws {
    var sources = SourceStamps(package.root)
    var turn = Turn.all
    while true {
      switch turn {
      case .all: try await once([])
      case .targets(let names):
        try await once(names.map { "^\(TestSelection.escaped($0))\\." })
      case .failed: try await once(PastTests(package).ofOpenSnapshots)
      case .quit: return
      }
      Console.say(
        "\nWatching. a all, f pending or failed, u accept, i review, q quit")
      turn = try await next(&sources)
    }
  }

  private func once(_ filters: [String]) async throws {
    let outcome = try await run(filters)
    if RunningProgram.shared.earlyStatus == 130 { throw ExitCode(130) }
    if outcome.buildFailure != nil { Console.say("The build failed; waiting for a change.") }
  }

  /// Waits for a key press or a change.
  private func next(_ sources: inout SourceStamps) async throws -> Turn {
    let keys = LineKeys()
    while true {
      if let key = keys?.key(within: 300) {
        switch key {
        case "a": return .all
        case "f": return .failed
        case "u": accept()
        case "i": review()
        case "q", "\u{3}", "\u{4}": return .quit
        default: break
        }
      } else if keys == nil {
        try await Task.sleep(for: .milliseconds(300))
      }
      let changed = sources.changes()
      guard !changed.isEmpty else { continue }
      let targets = try await ChangedTargets.testTargets(in: package.root, changed: changed)
      Console.say("\n\(changed.joined(separator: ", ")) changed.")
      if !targets.isEmpty { return .targets(targets) }
    }
  }

  private func accept() {
    let (taken, left) = PendingSnapshot.decidedTogether(package.pending.all())
    package.pending.accept(taken, by: "test --watch").report()
    UnseenValues(left).warn()
  }
}
