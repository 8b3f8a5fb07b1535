import Foundation
import Synchronization

/// An object that releases its associated values when it is deallocated.
///
/// A class conforms, and calls `AssociatedObjects.release(of:)` in `deinit`. Values of other objects are released
/// some time after their object: when as many objects more have values as had them then.
package protocol AssociationOwner: AnyObject {}

/// Values that were associated with objects, by key.
package final class AssociatedObjects: Sendable {
  package static let shared = AssociatedObjects()

  private struct Values: @unchecked Sendable {
    /// The object; nil for an owner, which releases its values itself.
    weak var object: AnyObject?
    let isOwner: Bool
    var byKey: [UInt: Value] = [:]
  }

  private enum Value {
    case kept(Any)
    case assigned(WeakValue)

    var value: Any? {
      switch self {
      case .kept(let value): value
      case .assigned(let value): value.object
      }
    }
  }

  private struct WeakValue {
    weak var object: AnyObject?
  }

  private struct Table: @unchecked Sendable {
    var values: [ObjectIdentifier: Values] = [:]
    /// The number of entries above which entries of deallocated objects are removed.
    var limit = 64
  }

  private let table = Mutex(Table())
  private let count = Atomic<Int>(0)

  package func value(of object: AnyObject, _ key: UInt) -> Any? {
    table.withLock { table in
      Self.values(of: object, in: table)?.byKey[key]?.value
    }
  }

  package func set(
    _ value: Any?, of object: AnyObject, _ key: UInt, _ policy: objc_AssociationPolicy
  ) {
    let id = ObjectIdentifier(object)
    // The old value is released outside of the lock, because it may have associated values itself.
    let released = table.withLock { table -> [Any] in
      var values = Self.values(of: object, in: table) ?? Self.empty(for: object)
      var released: [Any] = [values.byKey[key] as Any, table.values[id] as Any]
      values.byKey[key] = value.map { Self.stored($0, policy) }
      table.values[id] = values.byKey.isEmpty ? nil : values
      released += Self.dropWithoutObject(&table)
      count.store(table.values.count, ordering: .relaxed)
      return released
    }
    withExtendedLifetime(released) {}
  }

  func removeAll(of id: ObjectIdentifier) {
    let released = table.withLock { table in
      let values = table.values.removeValue(forKey: id)
      count.store(table.values.count, ordering: .relaxed)
      return values
    }
    withExtendedLifetime(released) {}
  }

  /// Releases the values of an owner that goes; costs the reading of one number where nothing has any.
  package static func release(of owner: some AssociationOwner) {
    guard shared.count.load(ordering: .relaxed) > 0 else { return }
    shared.removeAll(of: ObjectIdentifier(owner))
  }

  private static func values(of object: AnyObject, in table: Table) -> Values? {
    guard let values = table.values[ObjectIdentifier(object)] else { return nil }
    return values.isOwner || values.object === object ? values : nil
  }

  private static func empty(for object: AnyObject) -> Values {
    let isOwner = object is any AssociationOwner
    return Values(object: isOwner ? nil : object, isOwner: isOwner)
  }

  private static func stored(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyObject.Type:
      .assigned(WeakValue(object: value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
    default: .kept(value)
    }
  }

  /// - Returns: the values of deallocated objects, for the caller to release.
  private static func dropWithoutObject(_ table: inout Table) -> [Any] {
    guard table.values.count > table.limit else { return [] }
    let gone = table.values.filter { !$0.value.isOwner && $0.value.object == nil }
    for id in gone.keys { table.values[id] = nil }
    table.limit = max(64, table.values.count * 2)
    return Array(gone.values)
  }
}
