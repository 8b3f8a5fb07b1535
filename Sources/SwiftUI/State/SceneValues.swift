/// The values stored with a scene, which all views of a window share, including its pages and sheets.
@MainActor
final class SceneValues {
  private var values: [String: Any] = [:]
  private var readers: [String: [Reader]] = [:]

  private struct Reader {
    weak var graph: ViewGraph?
  }

  /// The value of a key, initially the given one; a change requests an evaluation of all its readers.
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
  /// The values; nil outside of a hosting view.
  var sceneValues: SceneValues? {
    get { value(nil) }
    set { set(newValue) }
  }
}
