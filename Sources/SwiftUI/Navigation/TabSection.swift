/// Tabs with a header.
public struct TabSection<Header: View, Content, Footer: View, SelectionValue: Hashable> {
  let content: Content
}

extension TabSection: TabContent where Content: TabContent, Content.TabValue == SelectionValue {
  public typealias TabValue = SelectionValue

  public var body: some TabContent<SelectionValue> { TabGroup<SelectionValue>(entries) }
}

extension TabSection where Content: TabContent, Content.TabValue == SelectionValue {
  /// Creates a section whose tabs are shown as if they were outside of it; the header is not shown.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Footer == EmptyView { self.content = content() }
  /// Creates a section whose tabs are shown as if they were outside of it; the title is not shown.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Footer == EmptyView { self.content = content() }
}
