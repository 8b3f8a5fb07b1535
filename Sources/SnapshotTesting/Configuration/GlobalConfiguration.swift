import DarkroomSnapshotStore
import Synchronization
import Testing

private let globalRecord = Mutex<SnapshotTestingConfiguration.Record?>(nil)
private let globalDiffTool = Mutex<SnapshotTestingConfiguration.DiffTool?>(nil)

/// The record mode if no argument, scope or trait sets one.
@_spi(Internals) public var __record: SnapshotTestingConfiguration.Record {
  get {
    globalRecord.withLock { $0 }
      ?? SnapshotTestingConfiguration.Record(
        mode: SnapshotEnvironment.process.requestedMode ?? SnapshotEnvironment.process.defaultMode)
  }
  set { globalRecord.withLock { $0 = newValue } }
}

/// The tool if neither a scope nor a trait sets one: the value set here, or the one from `SNAPSHOT_DIFF_TOOL`, or
/// `.default`.
@_spi(Internals) public var __diffTool: SnapshotTestingConfiguration.DiffTool {
  get { globalDiffTool.withLock { $0 } ?? SnapshotEnvironment.process.chosenDiffTool ?? .default }
  set { globalDiffTool.withLock { $0 = newValue } }
}

/// The innermost `.snapshots` trait of the running test that satisfies `value`.
private func trait<Value>(_ value: (SnapshotTestingConfiguration) -> Value?) -> Value? {
  guard let test = Test.current else { return nil }
  for trait in test.traits.reversed() {
    if let snapshots = trait as? _SnapshotsTestTrait, let found = value(snapshots.configuration) {
      return found
    }
  }
  return nil
}

/// The record mode outside of scopes: the mode of the test's innermost trait, or else `__record`.
///
/// Setting it changes only `__record`, so a trait still takes precedence.
@_spi(Internals) public var _record: SnapshotTestingConfiguration.Record {
  get { trait(\.record) ?? __record }
  set { __record = newValue }
}

/// The diff tool outside of scopes: the tool of the test's innermost trait, or else `__diffTool`.
///
/// Setting it changes only `__diffTool`, so a trait still takes precedence.
@_spi(Internals) public var _diffTool: SnapshotTestingConfiguration.DiffTool {
  get { trait(\.diffTool) ?? __diffTool }
  set { __diffTool = newValue }
}

/// Whether all snapshots are recorded: a scope decides, then a trait, then the value that was set.
///
/// Setting it applies to all assertions without a closer setting.
public var isRecording: Bool {
  get { SnapshotTestingConfiguration.recordInForce == .all }
  set { __record = newValue ? .all : .missing }
}

/// The diff tool outside of scopes; a value from `withSnapshotTesting` does not count.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { _diffTool }
  set { __diffTool = newValue }
}

/// The earlier name of `isRecording`.
@available(*, deprecated, message: "Use 'withSnapshotTesting' to customize the record mode.")
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}
