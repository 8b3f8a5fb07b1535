/// Pages in columns, or a single page in narrow spaces.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  /// Nil for two columns.
  let content: Content?
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  /// The column that is shown in narrow spaces; nil for the sidebar.
  let compactColumn: Binding<NavigationSplitViewColumn>?

  init(
    storing sidebar: Sidebar, _ content: Content?, _ detail: Detail,
    visibility: Binding<NavigationSplitViewVisibility>? = nil,
    compactColumn: Binding<NavigationSplitViewColumn>? = nil
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.compactColumn = compactColumn
  }
}

extension NavigationSplitView: View, UndrawnValue {
  public typealias Body = Never

  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(storing: sidebar(), content(), detail()) }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(storing: sidebar(), content(), detail(), visibility: columnVisibility) }
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(storing: sidebar(), content(), detail(), compactColumn: preferredCompactColumn) }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      storing: sidebar(), content(), detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(storing: sidebar(), nil, detail()) }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(storing: sidebar(), nil, detail(), visibility: columnVisibility)
  }
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(storing: sidebar(), nil, detail(), compactColumn: preferredCompactColumn)
  }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      storing: sidebar(), nil, detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

extension View {
  /// It has a visible effect only if there is space for columns.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    environment(
      \.columnsOverlap,
      style is ProminentDetailNavigationSplitViewStyle
        ? true : style is BalancedNavigationSplitViewStyle ? false : nil)
  }
  /// It has a visible effect only if there is space for columns.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    page { $0.columnWidth = PageSettings.ColumnWidth(min: width, ideal: width, max: width) }
  }
  /// It has a visible effect only if there is space for columns.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    page { $0.columnWidth = PageSettings.ColumnWidth(min: min, ideal: ideal, max: max) }
  }
}
