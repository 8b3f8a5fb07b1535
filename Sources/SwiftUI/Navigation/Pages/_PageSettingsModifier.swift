/// Changes the settings of the page that contains a view.
struct _PageSettingsModifier<Value> {
  let value: Value
  /// Changes the settings of the views inside, given the modifier's evaluation and the value.
  let change: @MainActor (inout PageSettings, Evaluation, Value) -> Void
}

extension _PageSettingsModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  /// The settings are attached to the first of several views.
  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    var nodes = content(evaluation)
    guard !nodes.isEmpty else { return [] }
    nodes[0] = PageSettingsNode(nodes[0]) { change(&$0, evaluation, value) }
    return nodes
  }
}

extension View {
  /// The view with a change to the settings of its page, which depends on a value.
  nonisolated func page<Value>(
    with value: Value,
    _ change: @escaping @MainActor (inout PageSettings, Evaluation, Value) -> Void
  ) -> ModifiedContent<Self, _PageSettingsModifier<Value>> {
    modifier(_PageSettingsModifier(value: value, change: change))
  }

  /// The view with a change to the settings of its page.
  nonisolated func page(
    _ change: @escaping @MainActor (inout PageSettings) -> Void
  ) -> ModifiedContent<Self, _PageSettingsModifier<Void>> {
    page(with: ()) { page, _, _ in change(&page) }
  }
}

private final class PageSettingsNode: LayoutNode {
  private let change: (inout PageSettings) -> Void

  init(_ child: LayoutNode, _ change: @escaping (inout PageSettings) -> Void) {
    self.change = change
    super.init(around: child)
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == PageSettingsKey.self else { return super.preference(key) }
    var settings = super.preference(PageSettingsKey.self) ?? PageSettings()
    change(&settings)
    return settings as? K.Value
  }
}
