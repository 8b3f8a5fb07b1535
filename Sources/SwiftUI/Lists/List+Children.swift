// Lists of hierarchical data.
//
// See Apple, init(_:children:rowContent:) and its neighbors below
// https://developer.apple.com/documentation/swiftui/list.

extension List where SelectionValue == Never {
  /// Creates a list of hierarchical data, with a row that opens and closes for each element that can have children.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - children: The children of an element; nil for one that cannot have any.
  ///   - rowContent: A closure that builds the row of an element.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(storing: OutlineGroup(data, children: children, content: rowContent))
  }
  /// Creates a list of hierarchical data whose elements are identified by a property.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(storing: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Creates a list of hierarchical data in which one row can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - children: The children of an element; nil for one that cannot have any.
  ///   - selection: The selected value; a row is selected by its tag or else by its identity.
  ///   - rowContent: A closure that builds the row of an element.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      storing: OutlineGroup(data, children: children, content: rowContent),
      selection.map { ListSelection($0) })
  }
  /// Creates a list of hierarchical data in which several rows can be selected in edit mode.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      storing: OutlineGroup(data, children: children, content: rowContent),
      selection.map { ListSelection($0) })
  }
}
