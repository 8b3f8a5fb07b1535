/// A modifier that adds a layer with the view's size behind or in front of it.
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

  /// The views of a layer, stacked on top of each other.
  @MainActor
  func layer(of view: any View, in evaluation: Evaluation) -> LayoutNode {
    evaluation.at("layer").inside(nil).node(of: view, in: ZStackLayout(alignment: alignment))
  }

  /// A style that fills the layer, including the safe areas that it touches.
  @MainActor
  func layer(
    of style: some ShapeStyle, ignoring edges: Edge.Set, in evaluation: Evaluation
  ) -> LayoutNode {
    let fill = evaluation.nodes(of: _ShapeView(shape: Rectangle(), style: style))[0]
    fill.bleeding = edges
    return fill
  }
}
