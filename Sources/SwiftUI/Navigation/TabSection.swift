/// Tabs with a header.
public struct TabSection<Header: View, Content, Footer: View, SelectionValue: Hashable> {
  let content: Content
}

extension TabSection: TabContent where Content: TabContent, Content.TabValue == SelectionValue {
  public typealias TabValue = SelectionValue

  public var body: some TabContent<SelectionValue> { TabGroup<SelectionValue>(entries) }
}

extension TabSection where Content: TabContent, Content.TabValue == SelectionValue {
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Footer == EmptyView { self.content = content() }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Footer == EmptyView { self.content = content() }
}
