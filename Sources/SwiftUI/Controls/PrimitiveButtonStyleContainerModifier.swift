/// Sets the look and behavior of buttons.
struct PrimitiveButtonStyleContainerModifier<Style: PrimitiveButtonStyle> {
  let style: Style
}

extension PrimitiveButtonStyleContainerModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    var evaluation = evaluation
    evaluation.environment.buttonStyles.append(style)
    return content(evaluation)
  }
}
