/// Views for hierarchical data, with the children of each element in a disclosure group.
///
/// - See: Apple, [OutlineGroup](https://developer.apple.com/documentation/swiftui/outlinegroup).
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let data: Data
  let identity: (Data.Element) -> ID
  /// The children of an element; nil for one that cannot have any.
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf

  init(
    storing data: Data, _ identity: @escaping (Data.Element) -> ID,
    _ children: @escaping (Data.Element) -> Data?, _ content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.identity = identity
    self.children = children
    self.content = content
  }
}

extension OutlineGroup: View, UndrawnValue where Parent: View, Leaf: View, Subgroup: View {
  public typealias Body = Never
}

extension OutlineGroup: NodeView where Parent: View, Leaf: View, Subgroup: View {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: rows) }

  @MainActor
  private var rows: some View {
    ForEach(data: data, content: { OutlineRow(group: self, element: $0) }, identity: identity)
  }
}

extension OutlineGroup: LazyContent where Parent: View, Leaf: View, Subgroup: View {
  func lazyItems(in evaluation: Evaluation) -> LazyItems { evaluation.lazyItems(of: rows) }
}

/// An element with its children, if it can have some.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup>: View
where Parent: View, Leaf: View, Subgroup: View {
  let group: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
  let element: Data.Element

  var body: some View {
    if let children = group.children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(
          content: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>(
            storing: children, group.identity, group.children, group.content))
      } label: {
        group.content(element)
      }
    } else {
      group.content(element)
    }
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
  /// Creates a row for a root element, which opens and closes if the element can have children.
  ///
  /// - Parameters:
  ///   - root: The element of the first level.
  ///   - children: The children of an element; nil for one that cannot have any.
  ///   - content: A closure that builds the view of an element.
  public nonisolated init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element, Data == [DataElement] {
    self.init(storing: [root], \.id, { $0[keyPath: children] }, content)
  }
  /// Creates views for all elements of the first level; elements with children open and close.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - children: The children of an element; nil for one that cannot have any.
  ///   - content: A closure that builds the view of an element.
  public nonisolated init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(storing: data, { $0.id }, { $0[keyPath: children] }, content)
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates views for hierarchical data whose elements are identified by a property.
  public nonisolated init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(storing: data, { $0[keyPath: id] }, { $0[keyPath: children] }, content)
  }
}
