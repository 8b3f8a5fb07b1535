extension _ShapeView: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    guard let paint = evaluation.environment.paint(for: style) else {
      return [evaluation.undrawn("\(Style.self)")]
    }
    let node = ShapeNode(shape, paint, fillStyle, evaluation.environment)
    return [node.throwing(paint.dropShadows.dropFirst())]
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
    evaluation.nodes(
      alongLine: strokeStyle, of: shape, on: shape, style, isAntialiased, over: background)
  }
}

extension StrokeBorderShapeView: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let inner = shape.inset(by: strokeStyle.lineWidth / 2)
    return evaluation.nodes(
      alongLine: strokeStyle, of: inner, on: shape, style, isAntialiased, over: background)
  }
}

extension Evaluation {
  /// A line along an outline that has the size of a shape.
  fileprivate func nodes(
    alongLine line: StrokeStyle, of outline: some Shape, on shape: some Shape,
    _ style: some ShapeStyle, _ isAntialiased: Bool, over background: any View
  ) -> [LayoutNode] {
    guard let paint = environment.paint(for: style) else {
      return [undrawn("\(type(of: style))")]
    }
    let direction = environment.layoutDirection
    let node = ShapeNode(shape, paint, FillStyle(antialiased: isAntialiased), environment) {
      outline.path(in: $0, direction).strokedPath(line)
    }
    return nodes([node.throwing(paint.dropShadows.dropFirst())], over: background)
  }

  fileprivate func nodes(of view: any View, over background: any View) -> [LayoutNode] {
    nodes(nodes(of: view), over: background)
  }

  /// A painted shape over the shapes to which it was chained.
  fileprivate func nodes(_ nodes: [LayoutNode], over background: any View) -> [LayoutNode] {
    if background is EmptyView { return nodes }
    let behind = at("background").node(of: background, in: ZStackLayout())
    return nodes.map { LayerNode($0, behind, .center, isBehind: true) }
  }
}
