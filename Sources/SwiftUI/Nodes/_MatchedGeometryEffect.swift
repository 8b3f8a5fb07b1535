/// Gives a view the place or the size of another one that is called the same.
struct _MatchedGeometryEffect {
  let key: GeometryMatches.Key
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension _MatchedGeometryEffect: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    MatchedNode(child, self, evaluation.graph.matches)
  }
}
