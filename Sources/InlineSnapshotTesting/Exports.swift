// Re-exports SnapshotTesting, as upstream does, so that a test needs to import only this module.
@_exported public import DarkroomSnapshotTesting
@_exported public import DarkroomSnapshotTestingCustomDump
