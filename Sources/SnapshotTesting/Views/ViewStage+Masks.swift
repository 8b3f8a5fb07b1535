import DarkroomTrees
import DarkroomUIKit

extension ViewStage {
  /// The tree of the view, with marks at views that are ignored completely.
  func maskedTree(_ masks: [MaskRequest]) -> TreeNode {
    var tree = ViewTree.node(of: view)
    let ignored = masks.filter { $0.allowance == nil }.flatMap(\.regions)
    guard !ignored.isEmpty else { return tree }
    var names: Set<String> = []
    var views: Set<ObjectIdentifier> = []
    for region in ignored {
      switch region.place {
      case .view(let view): views.insert(ObjectIdentifier(view))
      case .identifier(let identifier): names.insert(identifier)
      case .rect: break
      }
    }
    tree.addMasks(from: view) { view in
      views.contains(ObjectIdentifier(view))
        || view.accessibilityIdentifier.map(names.contains) ?? false
    }
    return tree
  }
}

extension TreeNode {
  /// - Parameter view: The view from which the node was created.
  @MainActor
  fileprivate mutating func addMasks(from view: UIView, where isIgnored: (UIView) -> Bool) {
    if isIgnored(view) { return addMask() }
    for (index, subview) in zip(children.indices, view.subviews) {
      children[index].addMasks(from: subview, where: isIgnored)
    }
  }
}
