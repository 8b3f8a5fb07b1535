/// Applies accessibility properties to a view.
public struct AccessibilityAttachmentModifier {
  let properties: AccessibilityProperties

  nonisolated init(_ properties: AccessibilityProperties = AccessibilityProperties()) {
    self.properties = properties
  }
}

extension AccessibilityAttachmentModifier: ViewModifier, NodeModifier {
  public typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = content(evaluation)
    for node in nodes { node.accessibility.append(properties) }
    return nodes
  }
}
