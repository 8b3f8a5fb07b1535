import Foundation
import Synchronization

/// The observers of all observed objects.
///
/// Objects are held weakly. While nothing is observed, a change costs only the reading of one number.
package final class KeyValueObservers: Sendable {
  package static let shared = KeyValueObservers()

  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    var observers: [KeyValueObserver] = []
    /// Values from before changes that have been announced and not yet made, the latest last.
    var announced: [KeyValueObserver.Property: [Announced]] = [:]
  }

  private struct Announced: @unchecked Sendable {
    let value: Any
  }

  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])
  private let observedObjects = Atomic<Int>(0)

  package var areThere: Bool { observedObjects.load(ordering: .relaxed) > 0 }

  package func add(_ observer: KeyValueObserver, to object: AnyObject) {
    let id = ObjectIdentifier(object)
    entries.withLock { entries in
      if entries[id]?.object !== object { entries[id] = Entry(object: object) }
      entries[id]?.observers.append(observer)
      observedObjects.store(entries.count, ordering: .relaxed)
    }
  }

  /// - Returns: whether there was one.
  @discardableResult
  package func remove(
    from id: ObjectIdentifier, _ isMeant: (KeyValueObserver) -> Bool
  ) -> Bool {
    // The observer is released outside of the lock: its closure may own anything.
    let removed = entries.withLock { entries -> KeyValueObserver? in
      guard let index = entries[id]?.observers.lastIndex(where: isMeant) else { return nil }
      let observer = entries[id]?.observers.remove(at: index)
      if entries[id]?.observers.isEmpty == true { entries[id] = nil }
      observedObjects.store(entries.count, ordering: .relaxed)
      return observer
    }
    return removed != nil
  }

  /// Returns the observers of a property, in the order in which they were added.
  func observers(
    of object: AnyObject, _ properties: Set<KeyValueObserver.Property>
  ) -> [KeyValueObserver] {
    entries.withLock { entries in
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
        return []
      }
      return entry.observers.filter { properties.contains($0.property) }
    }
  }

  func announce(_ value: Any, of object: AnyObject, _ property: KeyValueObserver.Property) {
    let announced = Announced(value: value)
    entries.withLock { entries in
      entries[ObjectIdentifier(object)]?.announced[property, default: []].append(announced)
    }
  }

  /// Returns the value that was announced last; nil if none was.
  func announced(of object: AnyObject, _ property: KeyValueObserver.Property) -> Any? {
    entries.withLock { entries in
      entries[ObjectIdentifier(object)]?.announced[property]?.popLast()
    }?.value
  }
}
