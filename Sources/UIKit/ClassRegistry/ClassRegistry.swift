import Foundation
import Synchronization

/// What classes are called, and which of their methods and properties can be reached by name; what the
/// Objective-C runtime knows on iOS.
///
/// Code that the plugin IOSSources generates fills it, and so do typed selectors. It may be asked from any
/// thread.
public enum _ClassRegistry {
  struct Tables: Sendable {
    var classes: [String: AnyClass] = [:]
    /// By class, then by name.
    var methods: [ObjectIdentifier: [String: RegisteredMethod]] = [:]
    var classMethods: [ObjectIdentifier: [String: RegisteredMethod]] = [:]
    var properties: [ObjectIdentifier: [String: RegisteredProperty]] = [:]
    /// What stands in the place of methods, by class, then by name.
    var replacements: [ObjectIdentifier: [String: RegisteredMethod]] = [:]
    var classReplacements: [ObjectIdentifier: [String: RegisteredMethod]] = [:]
    /// Specialisations of generic classes that have entered their members.
    var specialised: Set<ObjectIdentifier> = []
    /// Modules that have not entered their classes yet.
    var pending: [(name: String, register: @MainActor () -> Void)] = []
    /// The module whose classes are being entered.
    var module: String?
  }

  static let tables = Mutex(Tables())
  /// Held while modules enter their classes, which takes several turns of `tables`.
  private static let loading = NSRecursiveLock()
  private static let hasPending = Atomic(false)
  /// Whether something stands in the place of a method.
  static let replacing = Atomic(false)

  /// Announces a module.
  ///
  /// Its classes are entered when the registry is first asked for something.
  public static func add(module: String, _ register: @escaping @MainActor () -> Void) {
    tables.withLock { $0.pending.append((module, register)) }
    hasPending.store(true, ordering: .releasing)
  }

  /// Enters a class under names that a storyboard may use.
  public static func add(_ type: AnyClass, named names: String...) {
    tables.withLock { tables in
      for name in names {
        tables.classes[name] = type
        if let module = tables.module { tables.classes["\(module).\(name)"] = type }
      }
    }
  }

  private static let override = Atomic(false)

  /// Whether extensions have members that override.
  static var hasOverrides: Bool {
    load()
    return override.load(ordering: .acquiring)
  }

  private static func noteOverride(_ name: String) {
    if name.hasPrefix("override ") { override.store(true, ordering: .releasing) }
  }

  static func add(_ method: RegisteredMethod, named name: String, of type: AnyClass) {
    noteOverride(name)
    tables.withLock { $0.methods[ObjectIdentifier(type), default: [:]][name] = method }
  }

  /// Enters a property that can be set.
  ///
  /// - Parameters:
  ///   - path: reads it.
  ///   - assign: sets it, without reading it first.
  public static func add<T: AnyObject, V>(
    property name: String, _ path: KeyPath<T, V>,
    _ assign: @escaping @MainActor (T, V) -> Void
  ) {
    add(RegisteredProperty(path, assign), named: name, of: T.self)
  }

  public static func add<T: AnyObject, V>(getter name: String, _ path: KeyPath<T, V>) {
    add(RegisteredProperty(path), named: name, of: T.self)
  }

  private static func add(_ property: RegisteredProperty, named name: String, of type: AnyClass) {
    noteOverride(name)
    tables.withLock { $0.properties[ObjectIdentifier(type), default: [:]][name] = property }
  }

  /// Lets the modules that have been announced enter their classes.
  static func load() {
    guard hasPending.load(ordering: .acquiring) else { return }
    loading.withLock {
      let pending = tables.withLock { tables in
        defer { tables.pending = [] }
        return tables.pending
      }
      for (name, register) in pending {
        tables.withLock { $0.module = name }
        withoutIsolation(register)
        tables.withLock { $0.module = nil }
      }
      if !pending.isEmpty { hasPending.store(false, ordering: .releasing) }
    }
  }

  /// A method as a function that may be called anywhere: delegates are also called off the main thread.
  static func withoutIsolation<T, Bound>(
    _ method: @escaping @MainActor (T) -> Bound
  ) -> (T) -> Bound { MainActorAccess.withoutIsolation(method) }

  /// Calls what only makes tables, which needs no isolation: delegates are also called off the main
  /// thread.
  static func withoutIsolation<Value>(_ register: @MainActor () -> Value) -> Value {
    MainActorAccess.withoutIsolation(register)
  }
}
