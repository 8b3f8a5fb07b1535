import Foundation
import Synchronization

extension _ClassRegistry {
  /// The class with the name that a storyboard uses; a nested class is named by its path (`Outer.Inner`).
  ///
  /// - Parameter module: The module of the class; nil to search all modules.
  package static func type(named name: String, module: String? = nil) -> AnyClass? {
    load()
    let full = module.map { "\($0).\(name)" } ?? name
    return tables.withLock { $0.classes[full] } ?? (module == nil ? nil : NSClassFromString(full))
  }

  /// The method with the given name of a class, declared or inherited.
  static func method(named name: String, of type: AnyClass) -> RegisteredMethod? {
    load()
    return first(of: type) { tables, type in
      tables.replacements[ObjectIdentifier(type)]?[name]
        ?? tables.methods[ObjectIdentifier(type)]?[name]
    }
  }

  /// The property with the given name of a class, declared or inherited.
  static func property(named name: String, of type: AnyClass) -> RegisteredProperty? {
    load()
    return first(of: type) { tables, type in
      tables.properties[ObjectIdentifier(type)]?[name]
    }
  }

  /// Whether a class itself declares properties that can be reached by name, such as outlets.
  static func hasProperties(_ type: AnyClass) -> Bool {
    load()
    return tables.withLock { $0.properties[ObjectIdentifier(type)]?.isEmpty == false }
  }

  static func first<Found: Sendable>(
    of type: AnyClass, _ find: @Sendable (Tables, AnyClass) -> Found?
  ) -> Found? {
    specialise(type)
    return tables.withLock { tables in
      var type: AnyClass? = type
      while let current = type {
        if let found = find(tables, current) { return found }
        type = _getSuperclass(current)
      }
      return nil
    }
  }

  /// Lets the generic classes among a class and its superclasses register their members, once.
  private static func specialise(_ type: AnyClass) {
    let isNew = tables.withLock { $0.specialised.insert(ObjectIdentifier(type)).inserted }
    guard isNew else { return }
    if let superclass = _getSuperclass(type) { specialise(superclass) }
    if let generic = type as? any _GenericClassMembers.Type {
      withoutIsolation(generic._darkroomRegisterMembers)
    }
  }
}
