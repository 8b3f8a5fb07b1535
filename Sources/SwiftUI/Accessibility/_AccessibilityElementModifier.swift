/// Makes a view one accessibility element, or keeps the elements inside it.
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
