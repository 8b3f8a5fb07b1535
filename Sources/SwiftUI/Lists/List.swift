/// Rows that scroll.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  let selection: ListSelection?

  init(storing content: Content, _ selection: ListSelection? = nil) {
    self.content = content
    self.selection = selection
  }
}

extension List: View, UndrawnValue {
  public typealias Body = Never

  /// Creates a list in which several rows can be selected in edit mode.
  ///
  /// - Parameters:
  ///   - selection: The selected values; a row is selected by its tag or else by its identity in a `ForEach`.
  ///   - content: The rows and sections.
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) { self.init(storing: content(), selection.map { ListSelection($0) }) }
  /// Creates a list in which one row can be selected.
  ///
  /// - Parameters:
  ///   - selection: The selected value; a row is selected by its tag or else by its identity in a `ForEach`.
  ///   - content: The rows and sections.
  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) { self.init(storing: content(), selection.map { ListSelection($0) }) }
  /// Creates a list with a row for each element, several of which can be selected in edit mode.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(storing: ForEach(data, content: rowContent), selection.map { ListSelection($0) })
  }
  /// Creates a list with a row for each element, one of which can be selected.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(storing: ForEach(data, content: rowContent), selection.map { ListSelection($0) })
  }
  /// Creates a list with a row for each element, which a property identifies; several rows can be selected in edit
  /// mode.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      storing: ForEach(data, id: id, content: rowContent), selection.map { ListSelection($0) })
  }
  /// Creates a list with a row for each element, which a property identifies; one row can be selected.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      storing: ForEach(data, id: id, content: rowContent), selection.map { ListSelection($0) })
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of rows and sections, of which only the visible ones are built.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(storing: content()) }
  /// Creates a list with a row for each element; rows are built when they become visible.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(storing: ForEach(data, content: rowContent))
  }
  /// Creates a list with a row for each element, which a property identifies.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(storing: ForEach(data, id: id, content: rowContent))
  }
  /// Creates a list with a row for each number of a range.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(storing: ForEach(data, content: rowContent))
  }
  /// Creates a list whose rows can change their elements by bindings.
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
