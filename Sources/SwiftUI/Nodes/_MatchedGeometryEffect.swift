/// Gives a view the position or size of another one with the same key.
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
