/// A control at the trailing edge with its label at the leading edge; only the control if labels are hidden.
///
/// Assistive technologies read both as one element, which has the label's text as its name.
struct LabeledControl<Label: View, Control: View> {
  let label: Label
  let control: Control

  init(_ label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }
}

extension LabeledControl: View, NodeView {
  typealias Body = Never

  /// The height of a row's content in a list, in points; it is that of a line of text, whatever control the row
  /// contains.
  private static var rowHeight: CGFloat { 22 }

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let environment = evaluation.environment
    let label = evaluation.at("label").inside(.vertical).nodes(of: label)
    for node in label { node.becomeLabel() }
    let control = control.accessibilityLabel(label.map(\.words).joined(separator: " "))
      .frame(height: environment.isInListRow ? Self.rowHeight : nil)
    if environment.isInColumns {
      let row = FormColumns(label: EvaluatedView(nodes: label), content: control)
      return evaluation.at("columns").nodes(of: row)
    }
    guard environment.labelsVisibility != .hidden else {
      return evaluation.at("control").nodes(of: control)
    }
    let row = HStack {
      VStack(alignment: .leading) { EvaluatedView(nodes: label) }
      Spacer()
      control
    }
    return evaluation.at("control").nodes(of: row)
  }
}
