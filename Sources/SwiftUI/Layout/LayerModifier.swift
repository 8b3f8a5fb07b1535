/// A modifier that lays something behind or in front of a view, of whose size it is.
protocol LayerModifier: WrappingModifier {
  static var isBehind: Bool { get }
  var alignment: Alignment { get }
  @MainActor func layer(in evaluation: Evaluation) -> LayoutNode
}

extension LayerModifier {
  @MainActor
  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    LayerNode(child, layer(in: evaluation), alignment, isBehind: Self.isBehind)
  }

  /// The views of a layer, one above the other.
  @MainActor
  func layer(of view: any View, in evaluation: Evaluation) -> LayoutNode {
    evaluation.at("layer").inside(nil).node(of: view, in: ZStackLayout(alignment: alignment))
  }

  /// A style that fills the layer, also in the safe area that it touches.
  @MainActor
  func layer(
    of style: some ShapeStyle, ignoring edges: Edge.Set, in evaluation: Evaluation
  ) -> LayoutNode {
    let fill = evaluation.nodes(of: _ShapeView(shape: Rectangle(), style: style))[0]
    fill.bleeding = edges
    return fill
  }
}
