/// The position of a row among those of a `ForEach`.
struct ListRowPlace {
  /// The identity of the `ForEach`, which all its rows share.
  let collection: ObjectIdentifier
  /// The index of the element in the data.
  let offset: Int
}

/// A row that can be deleted from its `ForEach`.
struct ListRowDeletion: @unchecked Sendable {
  let place: ListRowPlace
  let action: (IndexSet) -> Void

  @MainActor
  func act() { action(IndexSet(integer: place.offset)) }
}

/// A row that can be moved within its `ForEach`.
struct ListRowMove {
  let place: ListRowPlace
  let action: (IndexSet, Int) -> Void
}

extension Evaluation {
  /// The nodes of an element of a collection, with their position in it.
  func row(
    _ id: some Hashable, at offset: Int, _ content: () -> any View
  ) -> [LayoutNode] {
    placed(element(id, content), at: offset)
  }

  /// The nodes of an element of the collection at this position.
  func placed(_ nodes: [LayoutNode], at offset: Int) -> [LayoutNode] {
    let place = ListRowPlace(collection: ObjectIdentifier(identity), offset: offset)
    for node in nodes { node.traits.row.place = place }
    return nodes
  }
}
