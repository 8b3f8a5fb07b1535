// Embedded Swift for a processor without a system has no locks, and the pictures are drawn by one thread.

final class Storage<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

public struct Mutex<Value>: ~Copyable, @unchecked Sendable {
  private let storage: Storage<Value>

  public init(_ value: Value) { storage = Storage(value) }

  public borrowing func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    body(&storage.value)
  }
}

public enum AtomicUpdateOrdering { case relaxed }

public struct Atomic<Value>: ~Copyable, @unchecked Sendable {
  private let storage: Storage<Value>

  public init(_ value: Value) { storage = Storage(value) }
}

extension Atomic where Value: FixedWidthInteger {
  public borrowing func wrappingAdd(_ value: Value, ordering: AtomicUpdateOrdering) -> (
    oldValue: Value, newValue: Value
  ) {
    let old = storage.value
    storage.value &+= value
    return (old, storage.value)
  }
}
