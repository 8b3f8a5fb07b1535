import DarkroomSnapshotStore
import Foundation
import Subprocess
import SystemPackage

/// A run of `swift test` whose assertions obey the tool.
struct SwiftTest {
  var package: PackageSnapshots
  var run: String
  /// Assertions collect differences without failing, so that the status speaks of everything else.
  var forcesPass: Bool
  var sendsOutputToStandardError: Bool

  /// - Returns: the exit status; what a signal ended counts as 128 and its number.
  func run(_ arguments: [String]) async throws -> Int32 {
    let all = ["test", "--package-path", package.root] + arguments
    let status =
      if sendsOutputToStandardError {
        try await Subprocess.run(
          .name("swift"), arguments: Arguments(all), environment: environment,
          workingDirectory: FilePath(package.root), output: .currentStandardError,
          error: .currentStandardError
        ).terminationStatus
      } else {
        try await Subprocess.run(
          .name("swift"), arguments: Arguments(all), environment: environment,
          workingDirectory: FilePath(package.root), output: .currentStandardOutput,
          error: .currentStandardError
        ).terminationStatus
      }
    switch status {
    case .exited(let code): return code
    default: return 1
    }
  }

  private var environment: Environment {
    .inherit.updating([
      "SNAPSHOT_RECORD_FORCE": "pending",
      "SNAPSHOT_RUN_ID": run,
      "SNAPSHOT_RESULTS_DIR": package.results.path,
      "SNAPSHOT_FORCE_PASS": forcesPass ? "1" : "0",
    ])
  }
}
