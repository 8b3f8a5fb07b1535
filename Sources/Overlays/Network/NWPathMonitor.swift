import Synchronization

/// Says that there is Wi-Fi, whatever the machine has, so that screens look the same everywhere.
public final class NWPathMonitor: Sendable {
  private let handlers = Mutex<(update: (@Sendable (NWPath) -> Void)?, queue: DispatchQueue?)>(
    (nil, nil))

  public init() {}

  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  public var currentPath: NWPath { .wifi }
  public var queue: DispatchQueue? { handlers.withLock { $0.queue } }

  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { handlers.withLock { $0.update } }
    set { handlers.withLock { $0.update = newValue } }
  }

  /// Calls the handler once, on the queue.
  public func start(queue: DispatchQueue) {
    handlers.withLock { $0.queue = queue }
    queue.async { [self] in pathUpdateHandler?(currentPath) }
  }

  public func cancel() { handlers.withLock { $0 = (nil, nil) } }
}
