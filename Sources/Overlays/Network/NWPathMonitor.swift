import Synchronization

/// Says that there is Wi-Fi, whatever the machine has, so that screens look the same everywhere.
public final class NWPathMonitor: Sendable {
  private let handlers = Mutex<(update: (@Sendable (NWPath) -> Void)?, queue: DispatchQueue?)>(
    (nil, nil))

  public init() {}

  /// Creates a monitor that reports Wi-Fi whatever type is required.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  /// Always Wi-Fi, also before `start(queue:)`.
  public var currentPath: NWPath { .wifi }
  /// Nil before `start(queue:)` and after `cancel()`.
  public var queue: DispatchQueue? { handlers.withLock { $0.queue } }

  /// Is called once after `start(queue:)`, on its queue.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { handlers.withLock { $0.update } }
    set { handlers.withLock { $0.update = newValue } }
  }

  /// Calls the handler once, on the queue.
  public func start(queue: DispatchQueue) {
    handlers.withLock { $0.queue = queue }
    queue.async { [self] in pathUpdateHandler?(currentPath) }
  }

  /// Removes the handler and the queue.
  public func cancel() { handlers.withLock { $0 = (nil, nil) } }
}
