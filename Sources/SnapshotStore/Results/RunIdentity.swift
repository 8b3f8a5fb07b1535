import FoundationEssentials
import Glibc
import Synchronization

/// The name of the test run to which this process belongs.
///
/// `swift test` starts several processes, which share the run. The tool sets its name with `SNAPSHOT_RUN_ID`.
package enum RunIdentity {
  package static let current: String = identity(
    environment: .process, parent: getppid(), process: getpid())

  static func identity(environment: SnapshotEnvironment, parent: Int32, process: Int32) -> String {
    if let named = name(in: environment) { return named }
    // A shell outlives many runs; only SwiftPM lives exactly as long as one.
    let owner = command(of: parent).hasPrefix("swift-") ? parent : process
    return "\(owner)-\(ProcessIdentity(of: owner).started ?? "0")"
  }

  /// The records that were found; once the tool has written one, it stays.
  private static let noted = Mutex<Set<String>>([])

  /// Whether the tool has begun the run that the variable names, and has not ended it.
  static func isNotedByTool(_ environment: SnapshotEnvironment, in results: ResultsDirectory)
    -> Bool
  {
    guard let run = name(in: environment) else { return false }
    let path = RunRecord.path(of: run, in: results)
    if noted.withLock({ $0.contains(path) }) { return true }
    guard let record = RunRecord.read(run, in: results), record.ended == nil else { return false }
    noted.withLock { _ = $0.insert(path) }
    return true
  }

  /// The name in `SNAPSHOT_RUN_ID`; nil if there is none.
  static func name(in environment: SnapshotEnvironment) -> String? {
    named(environment.values["SNAPSHOT_RUN_ID"] ?? "")
  }

  /// The variable contains the name, or `@` and the path of the file that a `RunTicket` wrote.
  private static func named(_ variable: String) -> String? {
    var name = variable
    if variable.hasPrefix("@") {
      let bytes = (try? Files.read(String(variable.dropFirst()))) ?? []
      name = String(decoding: bytes, as: UTF8.self)
    }
    let result = SnapshotName.sanitized(name)
    return result.isEmpty ? nil : result
  }

  /// The arguments with which SwiftPM was started, if it started this process; nil otherwise.
  package static var commandOfSwiftPM: [String]? {
    let parent = getppid()
    guard command(of: parent).hasPrefix("swift-") else { return nil }
    let bytes = (try? Files.read(procFile: "/proc/\(parent)/cmdline")) ?? []
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func command(of process: Int32) -> String {
    let bytes = (try? Files.read(procFile: "/proc/\(process)/comm")) ?? []
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension SnapshotEnvironment {
  /// Whether differences should pass without the tool, which would report them after the run.
  ///
  /// The name of a run is not sufficient: the tool records each run in `results` before the tests begin.
  package func forcesPassByItself(in results: ResultsDirectory) -> Bool {
    forcesPass && !RunIdentity.isNotedByTool(self, in: results)
  }
}
