/// Lays a view out in the safe area that it touches, too.
struct _SafeAreaRegionsIgnoringLayout {
  let regions: SafeAreaRegions
  let edges: Edge.Set
}

extension _SafeAreaRegionsIgnoringLayout: ViewModifier, WrappingModifier {
  typealias Body = Never

  /// There is no keyboard in a picture, so only the container is something to ignore.
  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    SafeAreaIgnoringNode(child, regions.contains(.container) ? edges : [])
  }
}
