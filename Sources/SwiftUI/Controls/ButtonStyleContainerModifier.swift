/// Sets what buttons look like.
struct ButtonStyleContainerModifier<Style: ButtonStyle> {
  let style: Style
}

extension ButtonStyleContainerModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    var evaluation = evaluation
    evaluation.environment.buttonStyles.append(PressableButtonStyle(style: style))
    return content(evaluation)
  }
}
