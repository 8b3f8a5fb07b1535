@_spi(Reflection) private import Swift

/// A property of a view that is filled from the view's place in the tree before its body is read.
protocol LinkedProperty {
  @MainActor mutating func link(_ key: String, to evaluation: Evaluation)
}

extension Evaluation {
  /// A copy of a view whose properties are those of its place, also those inside of property
  /// wrappers of a team's own.
  ///
  /// One value may be used at several places, each of which has its own state: so what properties
  /// refer to is replaced in the copy and not changed.
  func linked<V>(_ view: V, _ prefix: String = "") -> V {
    var linked = view
    var index = 0
    // Of a view that is not a struct there is nothing to fill: `ignoreUnknown`.
    _ = unsafe _forEachFieldWithKeyPath(of: V.self, options: _EachFieldOptions(rawValue: 2)) {
      _, path in
      link(path, of: &linked, "\(prefix)\(index)")
      index += 1
      return true
    }
    return linked
  }

  private func link<V>(_ path: PartialKeyPath<V>, of view: inout V, _ key: String) {
    let type = type(of: path).valueType
    if let type = type as? any LinkedProperty.Type {
      link(path, of: &view, key, type)
    } else if let type = type as? any DynamicProperty.Type {
      update(path, of: &view, key, type)
    }
  }

  private func link<V, P: LinkedProperty>(
    _ path: PartialKeyPath<V>, of view: inout V, _ key: String, _: P.Type
  ) {
    guard let path = path as? WritableKeyPath<V, P> else { return }
    view[keyPath: path].link(key, to: self)
  }

  private func update<V, P: DynamicProperty>(
    _ path: PartialKeyPath<V>, of view: inout V, _ key: String, _: P.Type
  ) {
    guard let path = path as? WritableKeyPath<V, P> else { return }
    var property = linked(view[keyPath: path], key + ".")
    property.update()
    view[keyPath: path] = property
  }

  /// Asks for another evaluation before an object changes, once for each place and object.
  func follow<Object: ObservableObject>(_ object: Object, _ key: String) {
    let kept = identity.kept[key] as? (ObjectIdentifier, AnyCancellable)
    guard kept?.0 != ObjectIdentifier(object) else { return }
    let graph = graph
    let following = object.objectWillChange.sink { _ in
      MainActor.assumeIsolated { graph.invalidate() }
    }
    identity.kept[key] = (ObjectIdentifier(object), following)
  }
}

extension State: LinkedProperty {
  mutating func link(_ key: String, to evaluation: Evaluation) {
    if let kept = evaluation.identity.kept[key] as? StoredValue<Value> { return storage = kept }
    storage = StoredValue(storage.value)
    let graph = evaluation.graph
    storage.changed = { MainActor.assumeIsolated { graph.invalidate() } }
    evaluation.identity.kept[key] = storage
  }
}

extension Environment: LinkedProperty {
  mutating func link(_ key: String, to evaluation: Evaluation) {
    values = StoredValue(evaluation.environment)
  }
}

extension StateObject: LinkedProperty {
  mutating func link(_ key: String, to evaluation: Evaluation) {
    storage = Storage(storage.make)
    if let kept = evaluation.identity.kept[key] as? ObjectType { storage.object = kept }
    evaluation.identity.kept[key] = wrappedValue
    evaluation.follow(wrappedValue, key + " followed")
  }
}

extension ObservedObject: LinkedProperty {
  func link(_ key: String, to evaluation: Evaluation) { evaluation.follow(wrappedValue, key) }
}

extension EnvironmentObject: LinkedProperty {
  mutating func link(_ key: String, to evaluation: Evaluation) {
    guard let object = evaluation.environment[object: ObjectType.self] else { return }
    found = StoredValue(object)
    evaluation.follow(object, key)
  }
}
