/// What is kept with a scene: values that all views of a window share, those of its pages and sheets too.
@MainActor
final class SceneValues {
  private var values: [String: Any] = [:]
  private var readers: [String: [Reader]] = [:]

  private struct Reader {
    weak var graph: ViewGraph?
  }

  /// The value of a key, which begins as the given one; a change asks all who have read it for another evaluation.
  func value<Value>(
    _ initial: StoredValue<Value>, _ key: String, for graph: ViewGraph
  ) -> StoredValue<Value> {
    let stored = values[key] as? StoredValue<Value> ?? StoredValue(initial.value)
    values[key] = stored
    var graphs = readers[key, default: []].filter { $0.graph != nil }
    if !graphs.contains(where: { $0.graph === graph }) { graphs.append(Reader(graph: graph)) }
    readers[key] = graphs
    let weakly = graphs
    stored.changed = { @Sendable in
      for reader in weakly { reader.graph?.invalidateFromAnyThread() }
    }
    return stored
  }
}

extension EnvironmentValues {
  /// Nil outside of a hosting view.
  var sceneValues: SceneValues? {
    get { value(nil) }
    set { set(newValue) }
  }
}
