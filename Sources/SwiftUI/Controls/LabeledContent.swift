/// A label with a value beside it.
public struct LabeledContent<Label: View, Content: View> {
  let label: Label
  let content: Content

  init(storing label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let shown = evaluation.environment.labelsVisibility == .hidden ? nil : label
    if evaluation.environment.isInColumns {
      return evaluation.at("columns").nodes(of: FormColumns(label: shown, content: content))
    }
    let row = HStack {
      VStack(alignment: .leading) { shown }
      Spacer().layoutPriority(-1)
      HStack { content }.defaultForegroundColor(.secondary)
    }
    return evaluation.at("row").nodes(of: row)
  }

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(storing: label(), content())
  }
}

extension LabeledContent where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(storing: Text(titleKey), content())
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(storing: Text(title), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(storing: Text(titleKey), Text(value))
  }
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(storing: Text(title), Text(value))
  }
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storing: Text(titleKey), Text(value, format: format))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storing: Text(title), Text(value, format: format))
  }
}
