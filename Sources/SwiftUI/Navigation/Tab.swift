/// A page with its tab.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  let label: Label
  let content: Content

  init(storing label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }
}

extension Tab: TabContent {
  public typealias TabValue = Value

  public var body: some TabContent<Value> { UndrawnTabs<Value>() }
}

extension Tab {
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), content()) }
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), content()) }
}

extension Tab where Value == Never {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), content()) }
}

extension Tab where Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) { self.init(storing: DefaultTabLabel(), content()) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) { self.init(storing: DefaultTabLabel(), content()) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) { self.init(storing: DefaultTabLabel(), content()) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) { self.init(storing: DefaultTabLabel(), content()) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) { self.init(storing: DefaultTabLabel(), content()) }
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(storing: DefaultTabLabel(), content())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(storing: DefaultTabLabel(), content()) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(storing: DefaultTabLabel(), content()) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) { self.init(storing: DefaultTabLabel(), content()) }
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(storing: DefaultTabLabel(), content())
  }
}
