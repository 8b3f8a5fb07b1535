// A test that imports this module alone sees all that it needs, as upstream's users know it.
@_exported public import DarkroomSnapshotTesting
@_exported public import DarkroomSnapshotTestingCustomDump
