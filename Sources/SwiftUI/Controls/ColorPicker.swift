/// A control for a color.
public struct ColorPicker<Label: View> {
  let label: Label
  let color: () -> Color

  init(storing label: Label, _ color: @escaping () -> Color) {
    self.label = label
    self.color = color
  }
}

extension ColorPicker: View, NodeView, UndrawnValue {
  public typealias Body = Never

  /// Headless: a tap opens nothing.
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let color = evaluation.tracking { self.color() }
    return evaluation.nodes(of: LabeledControl(label) { ColorWell(color: color) })
  }

  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(storing: label()) { selection.wrappedValue }
  }
  nonisolated public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(storing: label()) { Color(cgColor: selection.wrappedValue) }
  }
}

extension ColorPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(storing: Text(titleKey)) { selection.wrappedValue }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(storing: Text(title)) { selection.wrappedValue }
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(storing: Text(titleKey)) { Color(cgColor: selection.wrappedValue) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(storing: Text(title)) { Color(cgColor: selection.wrappedValue) }
  }
}
