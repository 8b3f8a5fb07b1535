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

  /// Creates a split view with three columns.
  ///
  /// In narrow spaces it is a stack that begins with the sidebar.
  ///
  /// - Parameters:
  ///   - sidebar: The first column, whose lists look like a sidebar.
  ///   - content: The second column, in which links of the first one show their pages.
  ///   - detail: The last column, in which links of the second one show their pages.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(storing: sidebar(), content(), detail()) }
  /// Creates a split view with three columns, whose visible ones a binding sets.
  ///
  /// - Parameters:
  ///   - columnVisibility: The visible columns, which change when the user shows or hides some; narrow spaces ignore
  ///     them.
  ///   - sidebar: The first column.
  ///   - content: The second column.
  ///   - detail: The last column.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(storing: sidebar(), content(), detail(), visibility: columnVisibility) }
  /// Creates a split view with three columns, one of which is shown first in narrow spaces.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: The column that a narrow space shows, which changes when the user goes to another.
  ///   - sidebar: The first column.
  ///   - content: The second column.
  ///   - detail: The last column.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(storing: sidebar(), content(), detail(), compactColumn: preferredCompactColumn) }
  /// Creates a split view with three columns, with bindings for wide and for narrow spaces.
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
  /// Creates a split view with two columns.
  ///
  /// In narrow spaces it is a stack that begins with the sidebar.
  ///
  /// - Parameters:
  ///   - sidebar: The first column, whose lists look like a sidebar.
  ///   - detail: The second column, in which links of the first one show their pages.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(storing: sidebar(), nil, detail()) }
  /// Creates a split view with two columns, whose visible ones a binding sets; narrow spaces ignore it.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(storing: sidebar(), nil, detail(), visibility: columnVisibility)
  }
  /// Creates a split view with two columns, one of which a binding selects for narrow spaces.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(storing: sidebar(), nil, detail(), compactColumn: preferredCompactColumn)
  }
  /// Creates a split view with two columns, with bindings for wide and for narrow spaces.
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
