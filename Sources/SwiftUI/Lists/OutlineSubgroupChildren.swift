/// The children of an element in an outline.
///
/// - Note: See Apple,
///   https://developer.apple.com/documentation/swiftui/outlinesubgroupchildren.
public struct OutlineSubgroupChildren {
  let content: any View
}

extension OutlineSubgroupChildren: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }
}
