/// Sets the style of texts and shapes, level by level.
struct _ForegroundStyleModifier {
  let styles: [any ShapeStyle]
}

extension _ForegroundStyleModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    var inner = evaluation
    inner.environment.foregroundLevels = []
    for style in styles {
      guard let settled = evaluation.environment.settled(style) else {
        return [evaluation.undrawn("foregroundStyle(\(type(of: style)))")]
      }
      inner.environment.foregroundLevels.append(settled)
    }
    return content(inner)
  }
}
