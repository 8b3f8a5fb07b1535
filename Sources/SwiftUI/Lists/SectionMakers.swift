/// Determines which views create sections, which a list has to know before it creates their rows.
@MainActor
enum SectionMakers {
  /// Whether views of a type are sections or contain some.
  ///
  /// - Parameter example: A view of the type, which shows the content of an `AnyView`.
  static func include(_ type: Any.Type, _ example: () -> (any View)?) -> Bool {
    if type == AnyView.self, let view = example() as? AnyView {
      return include(Swift.type(of: view.storage)) { view.storage }
    }
    return include(type)
  }

  private static func include(_ type: Any.Type) -> Bool {
    if _typeName(type).contains("Section<") { return true }
    guard let view = type as? any View.Type, let body = body(of: view) else { return false }
    return include(body)
  }

  private static func body<V: View>(of _: V.Type) -> Any.Type? {
    V.Body.self == Never.self || V.self is any NodeView.Type ? nil : V.Body.self
  }
}

extension Evaluation {
  /// The parts of a composed view's body, so that a list recognizes the sections in it.
  func lazyItems(ofComposed view: any View) -> LazyItems? {
    view is any NodeView ? nil : parts(of: view)
  }

  private func parts<V: View>(of view: V) -> LazyItems? {
    guard V.Body.self != Never.self else { return nil }
    var inner = at(ObjectIdentifier(V.self))
    if let name = OwnViews.name(of: V.self) {
      inner.environment.owners.append(ViewOwner(name: name, id: ObjectIdentifier(inner.identity)))
    }
    let owners = inner.environment.owners
    let linked = inner.linked(view)
    return inner.lazyItems(of: inner.tracking { linked.body }).map { _, part in
      part.remade { surroundings in
        var environment = surroundings
        environment.owners = owners
        return part.make(environment)
      }
    }
  }
}
