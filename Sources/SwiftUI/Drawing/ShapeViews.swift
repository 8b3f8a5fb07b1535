extension _ShapeView: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    guard let paint = evaluation.environment.paint(for: style) else {
      return [evaluation.undrawn("\(Style.self)")]
    }
    return [ShapeNode(shape, paint, fillStyle, evaluation.environment)]
  }
}

extension FillShapeView: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    evaluation.nodes(
      of: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), over: background)
  }
}

extension StrokeShapeView: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    guard let paint = evaluation.environment.paint(for: style) else {
      return [evaluation.undrawn("\(Style.self)")]
    }
    let (shape, strokeStyle) = (shape, strokeStyle)
    let direction = evaluation.environment.layoutDirection
    let line = ShapeNode(shape, paint, FillStyle(), evaluation.environment) {
      shape.path(in: $0, direction).strokedPath(strokeStyle)
    }
    return evaluation.nodes([line], over: background)
  }
}

extension StrokeBorderShapeView: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    guard let paint = evaluation.environment.paint(for: style) else {
      return [evaluation.undrawn("\(Style.self)")]
    }
    let (inner, strokeStyle) = (shape.inset(by: strokeStyle.lineWidth / 2), strokeStyle)
    let direction = evaluation.environment.layoutDirection
    let line = ShapeNode(shape, paint, FillStyle(), evaluation.environment) {
      inner.path(in: $0, direction).strokedPath(strokeStyle)
    }
    return evaluation.nodes([line], over: background)
  }
}

extension Evaluation {
  fileprivate func nodes(of view: any View, over background: any View) -> [LayoutNode] {
    nodes(nodes(of: view), over: background)
  }

  /// A painted shape over the shapes that it was chained to.
  fileprivate func nodes(_ nodes: [LayoutNode], over background: any View) -> [LayoutNode] {
    if background is EmptyView { return nodes }
    let behind = at("background").node(of: background, in: ZStackLayout())
    return nodes.map { LayerNode($0, behind, .center, isBehind: true) }
  }
}
