/// Rows that scroll.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content

  init(storing content: Content) { self.content = content }
}

extension List: View, UndrawnValue {
  public typealias Body = Never

  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) { self.init(storing: content()) }
  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) { self.init(storing: content()) }
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(storing: ForEach(data, content: rowContent))
  }
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(storing: ForEach(data, content: rowContent))
  }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(storing: ForEach(data, id: id, content: rowContent))
  }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(storing: ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(storing: content()) }
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(storing: ForEach(data, content: rowContent))
  }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(storing: ForEach(data, id: id, content: rowContent))
  }
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(storing: ForEach(data, content: rowContent))
  }
  @_disfavoredOverload
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(storing: ForEach(data, content: rowContent))
  }
}

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { undrawn() }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { undrawn() }
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { undrawn() }
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { undrawn() }
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { undrawn() }
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { undrawn() }
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { undrawn() }
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    undrawn()
  }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { undrawn() }
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { undrawn() }
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { undrawn() }
  nonisolated public func listItemTint(_ tint: Color?) -> some View { undrawn() }
  /// - Important: Inert.
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// - Important: Inert.
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    self
  }
  nonisolated public func badge(_ count: Int) -> some View { undrawn() }
  nonisolated public func badge(_ label: Text?) -> some View { undrawn() }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { undrawn() }
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { undrawn() }
  /// - Important: Inert.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  /// - Important: Inert.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  /// - Important: Inert.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
