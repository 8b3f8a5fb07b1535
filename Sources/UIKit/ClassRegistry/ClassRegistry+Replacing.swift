import Synchronization

/// Methods in the place of others, as the functions of the Objective-C runtime put them.
extension _ClassRegistry {
  /// What stands in the tables for a method of the class itself, inherited ones left out.
  static func ownMethod(_ method: Method) -> RegisteredMethod? {
    load()
    return tables.withLock { tables in
      let replaced = method.isClassMethod ? tables.classReplacements : tables.replacements
      let entered = method.isClassMethod ? tables.classMethods : tables.methods
      let id = ObjectIdentifier(method.owner)
      return replaced[id]?[method.name] ?? entered[id]?[method.name]
    }
  }

  /// The class among a class and those above it that has the method.
  static func method(_ name: String, of type: AnyClass, isClassMethod: Bool) -> Method? {
    var type: AnyClass? = type
    while let current = type {
      let method = Method(owner: current, name: name, isClassMethod: isClassMethod)
      if ownMethod(method) != nil { return method }
      type = _getSuperclass(current)
    }
    return nil
  }

  /// From now on calls by the selector come to the replacement.
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

  /// What was put in the place of a method that the class has or inherits; nil where nothing was.
  static func replacement(named name: String, of type: AnyClass, isClassMethod: Bool)
    -> RegisteredMethod?
  {
    guard replacing.load(ordering: .acquiring) else { return nil }
    return first(of: type) { tables, type in
      let replaced = isClassMethod ? tables.classReplacements : tables.replacements
      return replaced[ObjectIdentifier(type)]?[name]
    }
  }

  /// Names of the methods that a class has itself, sorted.
  static func methodNames(of type: AnyClass) -> [String] {
    load()
    let id = ObjectIdentifier(type)
    return tables.withLock { tables in
      Set((tables.methods[id] ?? [:]).keys).union((tables.replacements[id] ?? [:]).keys).sorted()
    }
  }
}
