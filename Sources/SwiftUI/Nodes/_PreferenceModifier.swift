/// Changes a preference of a view.
struct _PreferenceModifier<Key: PreferenceKey> {
  /// Changes the value, given the view's frame in the whole tree.
  let write: (inout Key.Value, CGRect) -> Void
}

extension _PreferenceModifier: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    PreferenceNode(child, self)
  }
}

private final class PreferenceNode<Key: PreferenceKey>: LayoutNode {
  private let modifier: _PreferenceModifier<Key>

  init(_ child: LayoutNode, _ modifier: _PreferenceModifier<Key>) {
    self.modifier = modifier
    super.init(around: child)
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == Key.self else { return super.preference(key) }
    var value = super.preference(Key.self) ?? Key.defaultValue
    modifier.write(&value, globalFrame)
    return value as? K.Value
  }
}
