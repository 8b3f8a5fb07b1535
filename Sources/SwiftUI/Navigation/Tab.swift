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
  /// Creates a page that a value selects.
  ///
  /// - Parameters:
  ///   - value: The value of the tab view's selection that shows the page.
  ///   - content: The views of the page.
  ///   - label: The label of the tab, of which the text and the image are used.
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), content(), value) }
  /// Creates a page that a value selects; the role has no effect.
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), content(), value) }
}

extension Tab where Value == Never {
  /// Creates a page in a tab view without a selection.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(storing: label(), content()) }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a page with a localized title and a symbol on its tab, which is drawn filled.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      storing: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)), content(), value)
  }
  /// Creates a page with a title that is shown as it is, and a symbol on its tab.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      storing: DefaultTabLabel(Text(title), Image(systemName: systemImage)), content(), value)
  }
  /// Creates a page with a localized title and an image of the asset catalog on its tab.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) { self.init(storing: DefaultTabLabel(Text(titleKey), Image(image)), content(), value) }
  /// Creates a page with a title that is shown as it is, and an image of the asset catalog on its tab.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) { self.init(storing: DefaultTabLabel(Text(title), Image(image)), content(), value) }
  /// Creates a page with a localized title and a symbol on its tab; the role has no effect.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      storing: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)), content(), value)
  }
  /// Creates a page whose tab reads "Search" and shows a magnifying glass, whatever the role is.
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(
      storing: DefaultTabLabel(Text("Search"), Image(systemName: "magnifyingglass")), content(),
      value)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a page with a localized title and a symbol on its tab, in a tab view without a selection.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(storing: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)), content())
  }
  /// Creates a page with a title that is shown as it is and a symbol on its tab, in a tab view without a selection.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(storing: DefaultTabLabel(Text(title), Image(systemName: systemImage)), content()) }
  /// Creates a page with a localized title and an image on its tab, in a tab view without a selection.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) { self.init(storing: DefaultTabLabel(Text(titleKey), Image(image)), content()) }
  /// Creates a page whose tab reads "Search" and shows a magnifying glass, in a tab view without a selection.
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(
      storing: DefaultTabLabel(Text("Search"), Image(systemName: "magnifyingglass")), content())
  }
}
