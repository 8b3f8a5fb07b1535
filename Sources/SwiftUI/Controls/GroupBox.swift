/// Views in a box.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  init(storing label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }
}

extension GroupBox: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    var inner = evaluation.at("style")
    let style = inner.environment.groupBoxStyles.popLast() ?? DefaultGroupBoxStyle()
    let configuration = GroupBoxStyleConfiguration(
      label: GroupBoxStyleConfiguration.Label(content: label),
      content: GroupBoxStyleConfiguration.Content(content: content))
    return inner.nodes(of: style, configuration)
  }

  /// Creates a box with a label above its content.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(storing: label(), content())
  }
  /// Creates a box with a given label above its content.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(storing: label, content())
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(storing: EmptyView(), content())
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a localized title above its content.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(storing: Text(titleKey), content())
  }
  /// Creates a box with a title that is shown as it is, above its content.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(storing: Text(title), content())
  }
}

extension Evaluation {
  fileprivate func nodes<S: GroupBoxStyle>(
    of style: S, _ configuration: GroupBoxStyleConfiguration
  ) -> [LayoutNode] {
    let own = at(ObjectIdentifier(S.self))
    let style = own.linked(style)
    return own.nodes(of: own.tracking { style.makeBody(configuration: configuration) })
  }
}
