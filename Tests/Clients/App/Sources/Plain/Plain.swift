import SnapshotTesting

public let upstreamName = Upstream.name
