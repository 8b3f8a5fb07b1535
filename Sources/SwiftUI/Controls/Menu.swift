/// A control that opens a menu; a picture shows it closed, as a button with its label.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  init(storing label: Label, _ content: Content, primaryAction: (() -> Void)? = nil) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }
}

extension Menu: View, NodeView, UndrawnValue {
  public typealias Body = Never

  /// A closed menu is drawn as a button with its label.
  ///
  /// A tap opens nothing here; the drawn view has an interaction that provides the menu.
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    if evaluation.environment.isInMenu { return [submenu(in: evaluation)] }
    let (place, content) = (evaluation.at("content"), content)
    let nodes = closed(in: evaluation)
    for node in nodes { node.offer { place.menu(of: content) } }
    return nodes
  }

  @MainActor
  private func submenu(in evaluation: Evaluation) -> LayoutNode {
    let label = evaluation.at("label").nodes(of: label)
    let menu = UIMenu(
      title: label.map(\.words).joined(separator: " "),
      image: label.lazy.compactMap(\.picture).first,
      children: evaluation.menuElements(of: content))
    return MenuItemNode(.element(menu), evaluation.environment)
  }

  @MainActor
  private func closed(in evaluation: Evaluation) -> [LayoutNode] {
    var inner = evaluation.at("style")
    let style = inner.environment.menuStyles.popLast() ?? DefaultMenuStyle()
    let configuration = MenuStyleConfiguration(
      label: MenuStyleConfiguration.Label(content: label),
      content: MenuStyleConfiguration.Content(content: content), primaryAction: primaryAction)
    return inner.nodes(of: style, configuration)
  }

  /// Creates a menu, which a test reads from the interaction of the drawn view; a tap opens nothing here.
  ///
  /// A menu inside a menu is a submenu.
  ///
  /// - Parameters:
  ///   - content: The items: buttons, toggles, pickers, sections, dividers, and texts, which cannot be chosen.
  ///   - label: The views of the closed menu.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(storing: label(), content())
  }
  /// Creates a menu whose button runs an action when it is tapped, instead of opening the menu.
  ///
  /// - Parameters:
  ///   - content: The items of the menu.
  ///   - label: The views of the closed menu.
  ///   - primaryAction: The closure that a tap runs.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.init(storing: label(), content(), primaryAction: primaryAction) }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(storing: Text(titleKey), content())
  }
  /// Creates a menu with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(storing: Text(title), content())
  }
}

extension Menu where Label == DarkroomSwiftUI.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(storing: DarkroomSwiftUI.Label(titleKey, systemImage: systemImage), content()) }
  /// Creates a menu with a title that is shown as it is, and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(storing: DarkroomSwiftUI.Label(title, systemImage: systemImage), content()) }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu that a style styles, in the style around that one.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      storing: configuration.label, configuration.content,
      primaryAction: configuration.primaryAction)
  }
}

extension View {
  /// Sets the look of the closed menus in the view; a menu in the body of a style gets the style around it.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    transformEnvironment(\.menuStyles) { $0.append(style) }
  }
  /// Shows or hides the chevrons of menu pickers in the view; other menus are drawn without an indicator.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
  /// - Important: Inert.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }
}

extension Evaluation {
  fileprivate func nodes<S: MenuStyle>(
    of style: S, _ configuration: MenuStyleConfiguration
  ) -> [LayoutNode] { nodes(styledBy: style) { $0.makeBody(configuration: configuration) } }
}
