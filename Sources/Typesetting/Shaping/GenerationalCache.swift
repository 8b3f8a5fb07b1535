import Synchronization

/// A cache of values by key, shared by all threads.
///
/// It has two generations of at most `capacity` entries each. When the younger one is full, it becomes the older one,
/// whose entries are dropped unless they have been used meanwhile.
///
/// - SeeAlso: F. J. Corbató, "A paging experiment with the Multics system" (1968), for second chances. We differ:
///   entries get theirs by generations, so that no hand goes around.
final class GenerationalCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Generations {
    var young: [Key: Value] = [:]
    var old: [Key: Value] = [:]

    mutating func find(_ key: Key, _ capacity: Int) -> Value? {
      if let value = young[key] { return value }
      guard let value = old[key] else { return nil }
      insert(value, key, capacity)
      return value
    }

    mutating func insert(_ value: Value, _ key: Key, _ capacity: Int) {
      if young.count >= capacity {
        old = young
        young = [:]
      }
      young[key] = value
    }
  }

  private let capacity: Int
  private let generations = Mutex(Generations())

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Returns the value for a key.
  ///
  /// If two threads request it at once, both may make it, and the last one is kept.
  func value(for key: Key, make: (Key) -> Value) -> Value {
    if let known = known(key) { return known }
    let value = make(key)
    keep(value, for: key)
    return value
  }

  func known(_ key: Key) -> Value? { generations.withLock { $0.find(key, capacity) } }

  func keep(_ value: Value, for key: Key) {
    generations.withLock { $0.insert(value, key, capacity) }
  }

  /// The number of entries in the cache.
  var count: Int { generations.withLock { $0.young.count + $0.old.count } }
}
