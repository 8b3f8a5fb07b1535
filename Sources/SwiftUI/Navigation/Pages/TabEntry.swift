/// A page with its tab.
struct TabEntry {
  let content: any View
  /// The label; nil for a page that does not set one.
  let label: (any View)?
  /// The value that selects the page; nil if only its position identifies it.
  let tag: AnyHashable?
  /// The text on the tab; nil if it has none.
  var badge: Text?
  var isHidden = false
  var isDisabled = false

  var page: AnyView { AnyView(content) }

  /// Creates the entry of a view from the modifiers applied to it.
  @MainActor
  init(_ view: any View) {
    var traits = LayoutNode.Traits()
    var label: (any View)?
    var writers: [_TraitWritingModifier] = []
    var current = view
    while let next = (current as? any ModifiedView)?.modified {
      if let item = next.modifier as? any TabLabeling { label = label ?? item.tabLabel }
      if let writer = next.modifier as? _TraitWritingModifier { writers.append(writer) }
      current = next.content
    }
    for writer in writers.reversed() { writer.write(&traits) }
    self.init(content: view, label: label, tag: traits.tag?.value, badge: traits.row.badge)
  }

  init(content: any View, label: (any View)?, tag: AnyHashable?, badge: Text?) {
    self.content = content
    self.label = label
    self.tag = tag
    self.badge = badge
  }
}

/// A view with a modifier of any type.
protocol ModifiedView {
  @MainActor var modified: (content: any View, modifier: Any)? { get }
}

extension ModifiedContent: ModifiedView where Content: View {
  var modified: (content: any View, modifier: Any)? { (content, modifier) }
}

extension AnyView: ModifiedView {
  var modified: (content: any View, modifier: Any)? { (storage, EmptyModifier()) }
}

/// A modifier that sets the label of a view's tab.
protocol TabLabeling {
  var tabLabel: any View { get }
}

/// Sets the label of a view's tab.
struct _TabItemModifier<Label: View>: TabLabeling {
  let label: Label

  var tabLabel: any View { label }
}

extension _TabItemModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let modifier = _PageSettingsModifier(value: label) { page, _, label in page.tabLabel = label }
    return modifier.nodes(of: content, in: evaluation)
  }
}
