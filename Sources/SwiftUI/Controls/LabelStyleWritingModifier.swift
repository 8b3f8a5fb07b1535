/// Sets what labels look like.
struct LabelStyleWritingModifier<Style: LabelStyle> {
  let style: Style
}

extension LabelStyleWritingModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    var evaluation = evaluation
    evaluation.environment.labelStyles.append(style)
    return content(evaluation)
  }
}
