/// Sets what texts and shapes are painted with.
struct _ForegroundModifier<Style: ShapeStyle> {
  let style: Style
}

extension _ForegroundModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    guard let color = evaluation.environment.color(for: style) else {
      return [evaluation.undrawn("foregroundStyle(\(Style.self))")]
    }
    var evaluation = evaluation
    evaluation.environment.foreground = AnyShapeStyle(Color(uiColor: color))
    return content(evaluation)
  }
}
