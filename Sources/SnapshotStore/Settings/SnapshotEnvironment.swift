import DarkroomPackageSettings
import FoundationEssentials

/// The environment variables that snapshots use.
package struct SnapshotEnvironment: Sendable {
  /// The values when the process started.
  package let values: [String: String]
  /// Returns the current value of a variable; nil if the values do not belong to a process.
  let now: (@Sendable (_ name: String) -> String?)?

  package init(
    _ values: [String: String], now: (@Sendable (_ name: String) -> String?)? = nil
  ) {
    self.values = values
    self.now = now
  }

  /// The environment at the start of this process, regardless of later changes by its code; tests of the library make
  /// their own.
  package static let process = SnapshotEnvironment(
    ProcessEnvironment.atStart, now: ProcessEnvironment.now)

  private func path(_ name: String) -> String? { Self.path(values[name]) }

  private static func path(_ value: String?) -> String? {
    guard let value, !value.isEmpty else { return nil }
    return URL(fileURLWithPath: value).standardizedFileURL.path
  }

  /// The value of `SNAPSHOT_RECORD_FORCE`, which overrides code, traits and every other variable.
  package var forcedMode: RecordMode? {
    values["SNAPSHOT_RECORD_FORCE"].flatMap(RecordMode.init(rawValue:))
  }

  /// The value of `SNAPSHOT_TESTING_RECORD`: the original library's four words, with the lowest precedence.
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

  /// The mode if neither code nor a variable requests one.
  package var defaultMode: RecordMode { isContinuousIntegration ? .never : .missing }

  /// The value of `SNAPSHOT_ARTIFACTS`, the only variable that a test may set, because the original library reads it at
  /// each failure, and test suites rely on that.
  package var artifactsDirectory: String? {
    let name = "SNAPSHOT_ARTIFACTS"
    return Self.path(now.map { $0(name) } ?? values[name])
  }
  package var referenceDirectory: String? { path("SNAPSHOT_REFERENCE_DIR") }
  package var pendingDirectory: String? { path("SNAPSHOT_PENDING_DIR") }
  package var resultsDirectory: String? { path("SNAPSHOT_RESULTS_DIR") }

  /// Whether `SNAPSHOT_FORCE_PASS` is set: if the tool's mode is pending, a pending difference is not reported as a
  /// failure.
  package var forcesPass: Bool { values["SNAPSHOT_FORCE_PASS"] == "1" }

  /// Whether `SNAPSHOT_RESTAMP` is set: a picture that matches a reference with an outdated stamp becomes pending with
  /// a new one.
  package var restamps: Bool { values["SNAPSHOT_RESTAMP"] == "1" || rewritesAll }
  /// Whether `SNAPSHOT_RESTAMP=all` is set: every matching value becomes pending, in order to be written again.
  package var rewritesAll: Bool { values["SNAPSHOT_RESTAMP"] == "all" }

  /// The value of `SNAPSHOT_DIFF_TOOL`: a command that takes two paths, the reference first.
  package var diffTool: String? { values["SNAPSHOT_DIFF_TOOL"].flatMap { $0.isEmpty ? nil : $0 } }

  /// The value of `SNAPSHOT_MATRIX`, which overrides the matrix of the settings; an empty text means none.
  package var matrix: String? { values["SNAPSHOT_MATRIX"] }
}
