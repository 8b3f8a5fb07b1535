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

  /// Creates a row with a label at the leading and a secondary value at the trailing edge.
  ///
  /// - Parameters:
  ///   - content: The views of the value, side by side.
  ///   - label: The views of the label, which `labelsHidden()` leaves out.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(storing: label(), content())
  }
}

extension LabeledContent where Label == Text {
  /// Creates a row with a localized title and views as its value.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(storing: Text(titleKey), content())
  }
  /// Creates a row with views as its value, and a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(storing: Text(title), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row with a localized title and a text that is shown as it is.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(storing: Text(titleKey), Text(value))
  }
  /// Creates a row with a title and a text that are shown as they are.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(storing: Text(title), Text(value))
  }
  /// Creates a row with a localized title and a value, which the format turns into text.
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storing: Text(titleKey), Text(value, format: format))
  }
  /// Creates a row with a title that is shown as it is, and a value, which the format turns into text.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storing: Text(title), Text(value, format: format))
  }
}
