/// A property of a view that is filled from the view's place in the tree before its body is read.
protocol LinkedProperty {
  @MainActor func link(_ key: String, to evaluation: Evaluation)
}

extension Evaluation {
  /// Fills the properties of a view, also those inside of property wrappers of a team's own.
  func link(_ view: Any, _ prefix: String = "") {
    for (index, child) in Mirror(reflecting: view).children.enumerated() {
      let key = "\(prefix)\(index)"
      if let linked = child.value as? any LinkedProperty {
        linked.link(key, to: self)
      } else if var property = child.value as? any DynamicProperty {
        link(property, key + ".")
        property.update()
      }
    }
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
  func link(_ key: String, to evaluation: Evaluation) {
    if let kept = evaluation.identity.kept[key] as? StoredValue<Value> {
      storage.stand(for: kept)
    } else {
      let graph = evaluation.graph
      storage.changed = { MainActor.assumeIsolated { graph.invalidate() } }
      evaluation.identity.kept[key] = storage.target
    }
  }
}

extension Environment: LinkedProperty {
  func link(_ key: String, to evaluation: Evaluation) { values.value = evaluation.environment }
}

extension StateObject: LinkedProperty {
  func link(_ key: String, to evaluation: Evaluation) {
    if let kept = evaluation.identity.kept[key] as? ObjectType { storage.object = kept }
    evaluation.identity.kept[key] = wrappedValue
    evaluation.follow(wrappedValue, key + " followed")
  }
}

extension ObservedObject: LinkedProperty {
  func link(_ key: String, to evaluation: Evaluation) { evaluation.follow(wrappedValue, key) }
}

extension EnvironmentObject: LinkedProperty {
  func link(_ key: String, to evaluation: Evaluation) {
    guard let object = evaluation.environment[object: ObjectType.self] else { return }
    found.value = object
    evaluation.follow(object, key)
  }
}
