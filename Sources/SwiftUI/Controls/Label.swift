/// A text with an icon.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  init(storing title: Title, _ icon: Icon) {
    self.title = title
    self.icon = icon
  }
}

extension Label: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    var inner = evaluation.at("style")
    let style = inner.environment.labelStyles.popLast() ?? DefaultLabelStyle()
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(content: title),
      icon: LabelStyleConfiguration.Icon(content: icon))
    return inner.nodes(of: style, configuration)
  }

  /// Creates a label from views; the label style of the environment arranges them.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(storing: title(), icon())
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and an image of the asset catalog.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(storing: Text(titleKey), Image(name))
  }
  /// Creates a label with a localized title and a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(storing: Text(titleKey), Image(systemName: name))
  }
  /// Creates a label with a title that is shown as it is, and an image of the asset catalog.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(storing: Text(title), Image(name))
  }
  /// Creates a label with a title that is shown as it is, and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(storing: Text(title), Image(systemName: name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label that a style styles, in the style around that one.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(storing: configuration.title, configuration.icon)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and an image of the asset catalog that Xcode names in code.
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(storing: Text(titleKey), Image(resource))
  }
  /// Creates a label with a title that is shown as it is, and an image that Xcode names in code.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(storing: Text(title), Image(resource))
  }
}

extension Evaluation {
  fileprivate func nodes<S: LabelStyle>(
    of style: S, _ configuration: LabelStyleConfiguration
  ) -> [LayoutNode] {
    let own = at(ObjectIdentifier(S.self))
    let style = own.linked(style)
    return own.nodes(of: own.tracking { style.makeBody(configuration: configuration) })
  }
}
