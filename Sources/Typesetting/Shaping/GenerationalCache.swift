import Synchronization

/// Remembers what was made for a key, for all threads.
///
/// Two generations of at most `capacity` entries each: when the younger is full it becomes the
/// older, whose entries are dropped unless they were used meanwhile.
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

  /// Two threads that ask at once may both make it; the last one's is kept.
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

  /// How many entries are held.
  var count: Int { generations.withLock { $0.young.count + $0.old.count } }
}
