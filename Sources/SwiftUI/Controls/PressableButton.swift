/// A button in a style: it performs its action when a finger is lifted, and knows whether it is pressed.
struct PressableButton<Style: ButtonStyle> {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
}

extension PressableButton: View, NodeView {
  typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let graph = evaluation.graph
    let press = evaluation.kept("press") {
      ButtonPress { [weak graph] in MainActor.assumeIsolated { graph?.invalidate() } }
    }
    press.action = configuration.action
    press.isEnabled = evaluation.environment.isEnabled
    let responder = evaluation.kept("responder") { GestureResponder() }
    responder.mask = press.isEnabled ? .all : .subviews
    responder.makeTracker = { PressTracker(press) }
    let inner = evaluation.at("label").inside(nil)
    let label = inner.node(of: body(in: evaluation, press), in: HStackLayout())
    return [ButtonNode(label, responder, press)]
  }

  @MainActor
  private func body(in evaluation: Evaluation, _ press: ButtonPress) -> some View {
    let style = evaluation.linked(style, "style ")
    let configuration = ButtonStyleConfiguration(
      role: configuration.role,
      label: ButtonStyleConfiguration.Label(content: configuration.label),
      isPressed: press.isPressed)
    return evaluation.tracking { style.makeBody(configuration: configuration) }
  }
}
