import Synchronization

/// The open connections; if there are too many, the oldest one is disconnected.
final class OpenConnections: Sendable {
  /// More than any browser opens; each connection has a thread.
  static let limit = 64

  private let connections = Mutex<[LoopbackConnection]>([])

  func insert(_ connection: LoopbackConnection) {
    connections.withLock { connections in
      connections.append(connection)
      if connections.count > Self.limit { connections.removeFirst().cut() }
    }
  }

  /// Closes the connection; afterwards no other thread can disconnect its file descriptor.
  func close(_ connection: LoopbackConnection) {
    connections.withLock { connections in
      connections.removeAll { $0.descriptor == connection.descriptor }
      connection.close()
    }
  }
}
