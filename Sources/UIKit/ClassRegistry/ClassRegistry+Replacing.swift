import Synchronization

/// Replaces methods, as the functions of the Objective-C runtime do.
extension _ClassRegistry {
  /// The registered method that the class itself declares; inherited methods do not count.
  static func ownMethod(_ method: Method) -> RegisteredMethod? {
    load()
    return tables.withLock { tables in
      let replaced = method.isClassMethod ? tables.classReplacements : tables.replacements
      let entered = method.isClassMethod ? tables.classMethods : tables.methods
      let id = ObjectIdentifier(method.owner)
      return replaced[id]?[method.name] ?? entered[id]?[method.name]
    }
  }

  /// The nearest class, from the given one upwards, that declares the method.
  static func method(_ name: String, of type: AnyClass, isClassMethod: Bool) -> Method? {
    var type: AnyClass? = type
    while let current = type {
      let method = Method(owner: current, name: name, isClassMethod: isClassMethod)
      if ownMethod(method) != nil { return method }
      type = _getSuperclass(current)
    }
    return nil
  }

  /// Sends calls by selector to the replacement from now on.
  static func replace(_ method: Method, with replacement: RegisteredMethod) {
    tables.withLock { tables in
      let id = ObjectIdentifier(method.owner)
      if method.isClassMethod {
        tables.classReplacements[id, default: [:]][method.name] = replacement
      } else {
        tables.replacements[id, default: [:]][method.name] = replacement
      }
    }
    replacing.store(true, ordering: .releasing)
  }

  /// The replacement of a method that the class declares or inherits; nil if it was not replaced.
  static func replacement(named name: String, of type: AnyClass, isClassMethod: Bool)
    -> RegisteredMethod?
  {
    guard replacing.load(ordering: .acquiring) else { return nil }
    return first(of: type) { tables, type in
      let replaced = isClassMethod ? tables.classReplacements : tables.replacements
      return replaced[ObjectIdentifier(type)]?[name]
    }
  }

  /// The names of the methods that a class itself declares, sorted.
  static func methodNames(of type: AnyClass) -> [String] {
    load()
    let id = ObjectIdentifier(type)
    return tables.withLock { tables in
      Set((tables.methods[id] ?? [:]).keys).union((tables.replacements[id] ?? [:]).keys).sorted()
    }
  }
}
