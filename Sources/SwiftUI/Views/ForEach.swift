/// A view for each element of a collection; its state stays with the identity of the element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public typealias Body = Never

  public var data: Data
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
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach where Content: View {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

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
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content) { $0 }
  }
}
