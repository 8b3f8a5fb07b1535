/// A view with content that can be shown and hidden.
public struct DisclosureGroup<Label: View, Content: View> {
  let label: Label
  let content: () -> Content
  /// The binding for the expanded state; nil for a group that stores the state itself.
  let isExpanded: Binding<Bool>?

  init(
    storing label: Label, _ content: @escaping () -> Content, _ isExpanded: Binding<Bool>? = nil
  ) {
    self.label = label
    self.content = content
    self.isExpanded = isExpanded
  }
}

extension DisclosureGroup: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    var inner = evaluation.at("style")
    var own = evaluation.kept("own") { State(wrappedValue: false) }
    own.link("is expanded", to: evaluation)
    let style = inner.environment.disclosureGroupStyles.popLast() ?? AutomaticDisclosureGroupStyle()
    if evaluation.isRow, style is AutomaticDisclosureGroupStyle {
      return rows(isExpanded ?? own.projectedValue, in: inner)
    }
    let configuration = DisclosureGroupStyleConfiguration(
      label: DisclosureGroupStyleConfiguration.Label(content: label),
      content: DisclosureGroupStyleConfiguration.Content(content: content),
      isExpanded: isExpanded ?? own.projectedValue)
    return inner.nodes(of: style, configuration)
  }

  /// The rows in a list: one for the label, followed by those of the content if it is shown.
  @MainActor
  private func rows(_ isExpanded: Binding<Bool>, in evaluation: Evaluation) -> [LayoutNode] {
    let row = evaluation.at("label").node(of: label, in: HStackLayout())
    row.traits.row.disclosure = ListDisclosure(isExpanded: isExpanded)
    guard evaluation.tracking({ isExpanded.wrappedValue }) else { return [row] }
    let content = evaluation.tracking { self.content() }
    let rows = evaluation.at("content").nodes(of: content)
    for node in rows { node.traits.row.indentation += 1 }
    return [row] + rows
  }

  /// Creates a group that keeps its state itself and is closed at first.
  ///
  /// - Parameters:
  ///   - content: The views that are built while the group is open.
  ///   - label: The views beside the chevron.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), content) }
  /// Creates a group that is open while a binding is true.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), content, isExpanded) }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized title, which is closed at first.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) { self.init(storing: Text(titleKey), content) }
  /// Creates a group with a localized title, which is open while a binding is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(storing: Text(titleKey), content, isExpanded) }
  /// Creates a group with a title that is shown as it is; it is closed at first.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) { self.init(storing: Text(label), content) }
  /// Creates a group with a title that is shown as it is; it is open while a binding is true.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(storing: Text(label), content, isExpanded) }
}

extension Evaluation {
  fileprivate func nodes<S: DisclosureGroupStyle>(
    of style: S, _ configuration: DisclosureGroupStyleConfiguration
  ) -> [LayoutNode] {
    let own = at(ObjectIdentifier(S.self))
    let style = own.linked(style)
    return own.nodes(of: own.tracking { style.makeBody(configuration: configuration) })
  }
}
