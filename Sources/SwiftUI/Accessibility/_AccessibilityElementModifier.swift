/// Makes one element of a view, or keeps those inside of it.
struct _AccessibilityElementModifier {
  let children: AccessibilityChildBehavior
}

extension _AccessibilityElementModifier: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    if children == .contain { return child }
    return AccessibilityElementNode(child, combines: children == .combine)
  }
}
