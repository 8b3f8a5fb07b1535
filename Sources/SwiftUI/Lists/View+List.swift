extension View {
  /// Sets the look of the lists in the view, if the style is one of SwiftUI's.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    transformEnvironment(\.list) { list in
      if let style = style as? any DrawnListStyle { list.look = style.look }
    }
  }
  /// Sets the distance between sections of the lists in the view.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.list) { $0.sectionSpacing = spacing }
  }
  /// Sets the distance between sections of the lists in the view, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
  /// Sets the distance between rows of the lists in the view, in points; nil is that of the list.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformEnvironment(\.list) { $0.rowSpacing = spacing }
  }
  /// Sets the color of the icons of labels; nil does not change it.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    transformEnvironment(\.listItemTint) { $0 = tint ?? $0 }
  }
  /// Sets the color of the icons of labels in the rows of lists; nil does not change it.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { ListItemTint.fixed($0) })
  }
}

// MARK: Rows

extension View {
  /// The view with a change to the settings of its row.
  nonisolated private func row(_ change: @escaping (inout ListRowSettings) -> Void) -> some View {
    modifier(_TraitWritingModifier { change(&$0.row) })
  }
  /// Sets the distances from the edges of the row to its content, in points; nil is that of the list.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    row { $0.insets = insets }
  }
  /// Replaces the card behind the row by a view, which is clipped to the card's shape; nil restores the card.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(_ListRowBackgroundModifier(background: view))
  }
  /// Shows or hides the lines at the top and bottom of the row.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { row { $0.separators.show(visibility, at: edges) } }
  /// Sets the color of the lines at the top and bottom of the row; nil is that of the list.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { row { $0.separators.tint(color, at: edges) } }
  /// Shows or hides the lines at the top and bottom of the section that contains the row.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { row { $0.sectionSeparators.show(visibility, at: edges) } }
  /// Sets the color of the lines at the top and bottom of the section that contains the row; nil is that of the list.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { row { $0.sectionSeparators.tint(color, at: edges) } }
  /// - Important: Inert.
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// - Important: Inert.
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    self
  }
  /// A count of zero shows no badge.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }
  /// Shows a text at the trailing edge of the row; nil shows none.
  nonisolated public func badge(_ label: Text?) -> some View { row { $0.badge = label } }
  /// Shows a localized text at the trailing edge of the row, or on the tab of a page; nil shows none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }
  /// Shows a text as it is at the trailing edge of the row, or on the tab of a page; nil shows none.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
  /// The actions are drawn after a swipe over the row; they are also custom accessibility actions.
  ///
  /// - Note: See Apple,
  ///   https://developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:).
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      _SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
  /// Keeps the row from being deleted, although its `ForEach` has an action for that.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    row { $0.isDeleteDisabled = isDisabled }
  }
  /// Keeps the row from being moved, although its `ForEach` has an action for that.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    row { $0.isMoveDisabled = isDisabled }
  }
  /// Keeps the row from being selected, although its list has a selection.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    row { $0.isSelectionDisabled = isDisabled }
  }
}
