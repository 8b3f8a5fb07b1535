/// Controls that belong together.
public struct ControlGroup<Content: View> {
  let content: Content

  /// Creates a group without a label, whose controls the default style draws side by side on a plate.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ControlGroup {
  /// Creates a group with a label, which the styles show that open a menu.
  nonisolated public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }
  /// Creates a group with a localized title, which the styles show that open a menu.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(titleKey))
  }
  /// Creates a group with a title that is shown as it is, in the styles that open a menu.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(title))
  }
  /// Creates a group with a localized title and a symbol, which the styles show that open a menu.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.content = LabeledControlGroupContent(
      content: content(), label: Label(titleKey, systemImage: systemImage))
  }
  /// Creates a group with a symbol and a title that is shown as it is, in the styles that open a menu.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.content = LabeledControlGroupContent(
      content: content(), label: Label(title, systemImage: systemImage))
  }
}

extension ControlGroup: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    var inner = evaluation.at("style")
    let style = inner.environment.controlGroupStyles.popLast() ?? AutomaticControlGroupStyle()
    if evaluation.environment.isInMenu { return [group(in: inner, style)] }
    let label = (content as? any LabeledControls)?.anyLabel ?? EmptyView()
    let configuration = ControlGroupStyleConfiguration(
      content: ControlGroupStyleConfiguration.Content(content: content),
      label: ControlGroupStyleConfiguration.Label(content: label))
    return inner.nodes(of: style, configuration)
  }

  /// The group inside a menu: a submenu or controls side by side, depending on the style.
  @MainActor
  private func group(in evaluation: Evaluation, _ style: any ControlGroupStyle) -> LayoutNode {
    let label = (content as? any LabeledControls)?.anyLabel
    let title = label.map { evaluation.at("label").nodes(of: $0).map(\.words) } ?? []
    let isMenu = style is MenuControlGroupStyle
    let menu = evaluation.menu(
      of: content, title: title.joined(separator: " "), isMenu ? [] : .displayInline)
    if !isMenu { menu.preferredElementSize = style is PaletteControlGroupStyle ? .small : .medium }
    return MenuItemNode(.element(menu), evaluation.environment)
  }
}

extension Evaluation {
  fileprivate func nodes<S: ControlGroupStyle>(
    of style: S, _ configuration: ControlGroupStyleConfiguration
  ) -> [LayoutNode] { nodes(styledBy: style) { $0.makeBody(configuration: configuration) } }
}

extension View {
  /// Sets the look of the control groups in the view; a group in the body of a style gets the style around it.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    transformEnvironment(\.controlGroupStyles) { $0.append(style) }
  }
}
