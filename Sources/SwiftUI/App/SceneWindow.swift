/// A window that a scene would open, with the position of the scene in the tree.
struct SceneWindow {
  var evaluation: Evaluation
  var content: any View
}

/// A scene whose windows are known.
@MainActor
protocol WindowedScene {
  func windows(in evaluation: Evaluation) -> [SceneWindow]
}

extension Evaluation {
  /// The windows that a scene opens at launch, in order.
  func windows(of scene: any Scene) -> [SceneWindow] {
    if let known = scene as? any WindowedScene { return known.windows(in: self) }
    return windows(ofComposed: scene)
  }

  private func windows<S: Scene>(ofComposed scene: S) -> [SceneWindow] {
    guard S.Body.self != Never.self else { return [] }
    let inner = at(ObjectIdentifier(S.self))
    let linked = inner.linked(scene)
    return inner.windows(of: inner.tracking { linked.body })
  }
}

extension WindowGroup: WindowedScene {
  func windows(in evaluation: Evaluation) -> [SceneWindow] {
    [SceneWindow(evaluation: evaluation.at("window"), content: content)]
  }
}

/// Several scenes.
struct TupleScene<T> {
  let value: T
}

extension TupleScene: Scene, WindowedScene {
  typealias Body = Never

  func windows(in evaluation: Evaluation) -> [SceneWindow] {
    if let scene = value as? any Scene { return evaluation.windows(of: scene) }
    return Mirror(reflecting: value).children.enumerated().flatMap { index, child in
      (child.value as? any Scene).map { evaluation.at(index).windows(of: $0) } ?? []
    }
  }
}

/// A scene with a modifier applied to the content of its windows.
struct ModifiedScene<Content: Scene> {
  let content: Content
  let change: (AnyView) -> any View
}

extension ModifiedScene: Scene, WindowedScene {
  typealias Body = Never

  func windows(in evaluation: Evaluation) -> [SceneWindow] {
    evaluation.windows(of: content).map { window in
      var window = window
      window.content = change(AnyView(window.content))
      return window
    }
  }
}
