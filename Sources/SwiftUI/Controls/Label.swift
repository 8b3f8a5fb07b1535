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

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(storing: title(), icon())
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(storing: Text(titleKey), Image(name))
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(storing: Text(titleKey), Image(systemName: name))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(storing: Text(title), Image(name))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(storing: Text(title), Image(systemName: name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(storing: configuration.title, configuration.icon)
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(storing: Text(titleKey), Image(resource))
  }
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
