/// Sets the style that the background style refers to.
struct _BackgroundStyleWritingModifier<Style: ShapeStyle> {
  let style: Style
}

extension _BackgroundStyleWritingModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    guard let settled = evaluation.environment.settled(style) else {
      return [evaluation.undrawn("backgroundStyle(\(Style.self))")]
    }
    var inner = evaluation
    inner.environment.backgroundStyle = settled
    return content(inner)
  }
}
