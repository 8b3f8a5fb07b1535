/// A page with its tab.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  let label: Label
  let content: Content
  /// The value that selects the page; nil if only its position identifies it.
  let value: Value?

  init(storing label: Label, _ content: Content, _ value: Value? = nil) {
    self.label = label
    self.content = content
    self.value = value
  }
}

extension Tab: TabContent {
  public typealias TabValue = Value

  public var body: some TabContent<Value> { TabGroup<Value>(entries) }
}

extension Tab {
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), content(), value) }
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), content(), value) }
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
  ) {
    self.init(
      storing: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)), content(), value)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      storing: DefaultTabLabel(Text(title), Image(systemName: systemImage)), content(), value)
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) { self.init(storing: DefaultTabLabel(Text(titleKey), Image(image)), content(), value) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) { self.init(storing: DefaultTabLabel(Text(title), Image(image)), content(), value) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      storing: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)), content(), value)
  }
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(
      storing: DefaultTabLabel(Text("Search"), Image(systemName: "magnifyingglass")), content(),
      value)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(storing: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)), content())
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(storing: DefaultTabLabel(Text(title), Image(systemName: systemImage)), content()) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) { self.init(storing: DefaultTabLabel(Text(titleKey), Image(image)), content()) }
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(
      storing: DefaultTabLabel(Text("Search"), Image(systemName: "magnifyingglass")), content())
  }
}
