/// The snapshots to write when the process exits, by source.
@_spi(Internals) public let inlineSnapshotState = LockIsolated<[File: [InlineSnapshot]]>([:])
