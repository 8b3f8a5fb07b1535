@_spi(Reflection) private import Swift

/// A property of a view that is connected to the view's position in the tree before its body is evaluated.
protocol LinkedProperty {
  @MainActor mutating func link(_ key: String, to evaluation: Evaluation)
}

extension Evaluation {
  /// A copy of a view with its properties connected to its position, including those inside custom property wrappers.
  ///
  /// One value may be used in several positions, each with its own state. So the storage of properties is replaced in
  /// the copy, and never modified.
  func linked<V>(_ view: V, _ prefix: String = "") -> V {
    var linked = view
    var index = 0
    // A view that isn't a struct has no properties to connect; hence `ignoreUnknown`.
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
    change(path, of: &view, P.self) { $0.link(key, to: self) }
  }

  private func update<V, P: DynamicProperty>(
    _ path: PartialKeyPath<V>, of view: inout V, _ key: String, _: P.Type
  ) {
    change(path, of: &view, P.self) {
      $0 = linked($0, key + ".")
      $0.update()
    }
  }

  /// Changes a stored property, even a constant one, because the copy of the view isn't used yet.
  private func change<V, P>(
    _ path: PartialKeyPath<V>, of view: inout V, _: P.Type, _ change: (inout P) -> Void
  ) {
    if let path = path as? WritableKeyPath<V, P> { return change(&view[keyPath: path]) }
    guard let offset = MemoryLayout<V>.offset(of: path) else { return }
    unsafe withUnsafeMutablePointer(to: &view) {
      let property = unsafe UnsafeMutableRawPointer($0).advanced(by: offset)
      unsafe change(&property.assumingMemoryBound(to: P.self).pointee)
    }
  }

  /// Requests another evaluation before an object changes, once for each position and object.
  func follow<Object: ObservableObject>(_ object: Object, _ key: String) {
    let kept = identity.kept[key] as? (ObjectIdentifier, AnyCancellable)
    guard kept?.0 != ObjectIdentifier(object) else { return }
    let graph = graph
    let following = object.objectWillChange.sink { @Sendable [weak graph] _ in
      graph?.invalidateFromAnyThread()
    }
    identity.kept[key] = (ObjectIdentifier(object), following)
  }
}

extension Evaluation {
  /// The value stored by an earlier evaluation, or else this one, which is then stored.
  func kept<Value>(_ storage: StoredValue<Value>, _ kept: inout Any?) -> StoredValue<Value> {
    if let kept = kept as? StoredValue<Value> { return kept }
    let fresh = StoredValue(storage.value)
    let graph = graph
    fresh.changed = { @Sendable [weak graph] in graph?.invalidateFromAnyThread() }
    kept = fresh
    return fresh
  }
}

extension State: LinkedProperty {
  mutating func link(_ key: String, to evaluation: Evaluation) {
    storage = evaluation.kept(storage, &evaluation.identity.state[key])
  }
}

extension FocusState: LinkedProperty {
  mutating func link(_ key: String, to evaluation: Evaluation) {
    storage = evaluation.kept(storage, &evaluation.identity.kept[key])
  }
}

extension AccessibilityFocusState: LinkedProperty {
  mutating func link(_ key: String, to evaluation: Evaluation) {
    storage = evaluation.kept(storage, &evaluation.identity.kept[key])
  }
}

extension Namespace: LinkedProperty {
  mutating func link(_ key: String, to evaluation: Evaluation) {
    wrappedValue = evaluation.kept(key) { evaluation.graph.nextNamespace() }
  }
}

extension SceneStorage: LinkedProperty {
  /// Views that use the same key share the value.
  mutating func link(_ key: String, to evaluation: Evaluation) {
    guard let values = evaluation.environment.sceneValues else { return }
    storage = values.value(storage, self.key, for: evaluation.graph)
  }
}

extension AppStorage: LinkedProperty {
  func link(_ key: String, to evaluation: Evaluation) {
    if store.given == nil { store.surrounding = evaluation.environment.defaultAppStorage }
    let graph = evaluation.graph
    evaluation.identity.kept[key + " followed"] = NotificationCenter.default.publisher(
      for: UserDefaults.didChangeNotification, object: store.defaults
    ).sink { @Sendable [weak graph] _ in graph?.invalidateFromAnyThread() }
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
    if let kept = evaluation.identity.state[key] as? ObjectType { storage.object = kept }
    evaluation.identity.state[key] = wrappedValue
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
