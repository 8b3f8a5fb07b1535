import Dispatch
import Synchronization

/// A value that another thread computes in the background.
///
/// It is computed even if it is never read.
final class BackgroundValue<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = Mutex<Value?>(nil)
  private let group = DispatchGroup()

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
    DispatchQueue.global(qos: .userInitiated).async(group: group) { [self] in
      let value = make()
      made.withLock { $0 = value }
    }
  }

  /// Waits until it is there.
  var value: Value {
    group.wait()
    return made.withLock { $0 } ?? make()
  }
}
