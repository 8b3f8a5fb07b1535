/// The snapshots that are written when the process ends, by source.
@_spi(Internals) public let inlineSnapshotState = LockIsolated<[File: [InlineSnapshot]]>([:])
