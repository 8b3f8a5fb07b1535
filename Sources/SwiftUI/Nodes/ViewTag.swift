/// The value by which a view is selected in its container.
struct ViewTag {
  let value: AnyHashable
  /// Whether the value also selects the view if the selection is optional.
  let standsForOptional: Bool
}

extension LayoutNode.Traits {
  /// What `tag` has set.
  var tag: ViewTag? {
    get { values[ObjectIdentifier(ViewTag.self)] as? ViewTag }
    set { values[ObjectIdentifier(ViewTag.self)] = newValue }
  }
}
