/// A view for each element of a collection; its state stays with the identity of the element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public typealias Body = Never

  /// The elements; if several have one identity, stacks show only the first of them.
  public var data: Data
  /// The closure that builds the views of an element.
  public var content: (Data.Element) -> Content
  let identity: (Data.Element) -> ID
}

extension ForEach {
  /// Creates content of any kind, for modules with builders of their own.
  package nonisolated init(
    elements: Data, content: @escaping (Data.Element) -> Content,
    identity: @escaping (Data.Element) -> ID
  ) { self.init(data: elements, content: content, identity: identity) }
}

extension ForEach: View, UndrawnValue where Content: View {}
extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates views for elements that have an identity of their own.
  ///
  /// - Parameters:
  ///   - data: The elements; if several have one identity, stacks show only the first of them.
  ///   - content: A closure that builds the views of an element.
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach where Content: View {
  /// Creates views for elements that a property identifies.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property; if several elements have one identity, stacks show only the first of them.
  ///   - content: A closure that builds the views of an element.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// Creates views that can change their elements by bindings.
  @_disfavoredOverload
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views that can change their elements by bindings; a property identifies the elements.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[$0.0]) }, identity: { $0.1 })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for the numbers of a range, which identify them.
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content) { $0 }
  }
}
