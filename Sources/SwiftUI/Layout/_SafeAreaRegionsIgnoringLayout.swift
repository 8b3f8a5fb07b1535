/// Extends a view into the safe areas that it touches.
struct _SafeAreaRegionsIgnoringLayout {
  let regions: SafeAreaRegions
  let edges: Edge.Set
}

extension _SafeAreaRegionsIgnoringLayout: ViewModifier, WrappingModifier {
  typealias Body = Never

  /// A picture has no keyboard, so only the container's region can be ignored.
  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    SafeAreaIgnoringNode(child, regions.contains(.container) ? edges : [])
  }
}
