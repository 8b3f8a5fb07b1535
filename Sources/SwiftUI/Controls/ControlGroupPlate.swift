/// Controls side by side on a plate, with lines between them.
struct ControlGroupPlate {
  let content: ControlGroupStyleConfiguration.Content
}

extension ControlGroupPlate: View, NodeView {
  typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    var inner = evaluation.at("controls").inside(.horizontal)
    inner.environment.buttonStyles.append(
      PressableButtonStyle(style: BorderedButtonLook(isProminent: false, hasPlate: false)))
    let controls = inner.nodes(of: content)
    let row = HStack(spacing: 0) {
      ForEach(Array(controls.indices), id: \.self) { index in
        if index > 0 {
          Color(uiColor: .separator).frame(width: 1).padding(.vertical, 8)
        }
        EvaluatedView(nodes: [controls[index]])
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
    return evaluation.at("row").nodes(of: row)
  }
}
