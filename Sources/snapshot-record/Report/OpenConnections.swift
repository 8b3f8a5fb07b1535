import Synchronization

/// The connections that are being answered; where they become too many, the oldest is cut off.
final class OpenConnections: Sendable {
  /// More than any browser opens; each has a thread.
  static let limit = 64

  private let connections = Mutex<[LoopbackConnection]>([])

  func insert(_ connection: LoopbackConnection) {
    connections.withLock { connections in
      connections.append(connection)
      if connections.count > Self.limit { connections.removeFirst().cut() }
    }
  }

  /// Closes it; no other thread can cut its number off afterwards.
  func close(_ connection: LoopbackConnection) {
    connections.withLock { connections in
      connections.removeAll { $0.descriptor == connection.descriptor }
      connection.close()
    }
  }
}
