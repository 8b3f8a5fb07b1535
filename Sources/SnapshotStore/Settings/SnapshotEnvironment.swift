import DarkroomPackageSettings
import FoundationEssentials

/// The variables of the process that snapshots listen to.
package struct SnapshotEnvironment: Sendable {
  /// As they were when the process started.
  package let values: [String: String]
  /// The value of a variable at the moment; nil if the values do not belong to a process.
  let now: (@Sendable (_ name: String) -> String?)?

  package init(
    _ values: [String: String], now: (@Sendable (_ name: String) -> String?)? = nil
  ) {
    self.values = values
    self.now = now
  }

  /// What this process was started with, whatever its code has set since; tests of the library make their own.
  package static let process = SnapshotEnvironment(
    ProcessEnvironment.atStart, now: ProcessEnvironment.now)

  private func path(_ name: String) -> String? { Self.path(values[name]) }

  private static func path(_ value: String?) -> String? {
    guard let value, !value.isEmpty else { return nil }
    return URL(fileURLWithPath: value).standardizedFileURL.path
  }

  /// `SNAPSHOT_RECORD_FORCE`: beats code, traits and every other variable.
  package var forcedMode: RecordMode? {
    values["SNAPSHOT_RECORD_FORCE"].flatMap(RecordMode.init(rawValue:))
  }

  /// `SNAPSHOT_TESTING_RECORD`: upstream's four words, the weakest input.
  package var requestedMode: RecordMode? {
    let mode = values["SNAPSHOT_TESTING_RECORD"].flatMap(RecordMode.init(rawValue:))
    return mode == .pending ? nil : mode
  }

  package var isContinuousIntegration: Bool {
    switch values["CI"]?.lowercased() {
    case nil, "", "0", "false", "no": false
    default: true
    }
  }

  /// The mode where neither code nor a variable asks for one.
  package var defaultMode: RecordMode { isContinuousIntegration ? .never : .missing }

  /// `SNAPSHOT_ARTIFACTS`, the only variable that a test may set: upstream reads it at each failure, and suites do.
  package var artifactsDirectory: String? {
    let name = "SNAPSHOT_ARTIFACTS"
    return Self.path(now.map { $0(name) } ?? values[name])
  }
  package var referenceDirectory: String? { path("SNAPSHOT_REFERENCE_DIR") }
  package var pendingDirectory: String? { path("SNAPSHOT_PENDING_DIR") }
  package var resultsDirectory: String? { path("SNAPSHOT_RESULTS_DIR") }

  /// `SNAPSHOT_FORCE_PASS`: if the tool's mode is pending, a pending difference is not reported as a failure.
  package var forcesPass: Bool { values["SNAPSHOT_FORCE_PASS"] == "1" }

  /// `SNAPSHOT_RESTAMP`: a picture that matches a reference with an old stamp waits with a fresh one.
  package var restamps: Bool { values["SNAPSHOT_RESTAMP"] == "1" || rewritesAll }
  /// `SNAPSHOT_RESTAMP=all`: every value that matches waits to be written again.
  package var rewritesAll: Bool { values["SNAPSHOT_RESTAMP"] == "all" }

  /// `SNAPSHOT_DIFF_TOOL`: a command that takes two paths, the reference first.
  package var diffTool: String? { values["SNAPSHOT_DIFF_TOOL"].flatMap { $0.isEmpty ? nil : $0 } }

  /// `SNAPSHOT_MATRIX`: beats the matrix of the settings; empty text means none.
  package var matrix: String? { values["SNAPSHOT_MATRIX"] }
}
