// A test that imports only this module sees everything that it needs, as with upstream.
@_exported public import DarkroomSnapshotTesting
@_exported public import DarkroomSnapshotTestingCustomDump
