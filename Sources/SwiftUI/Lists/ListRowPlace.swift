/// Where a row lies among those that a `ForEach` makes.
struct ListRowPlace {
  /// The same for all rows of the `ForEach`.
  let collection: ObjectIdentifier
  /// Of the element in the data.
  let offset: Int
}

/// A row that can be deleted from its `ForEach`.
struct ListRowDeletion: @unchecked Sendable {
  let place: ListRowPlace
  let action: (IndexSet) -> Void

  @MainActor
  func act() { action(IndexSet(integer: place.offset)) }
}

/// A row that can be moved among those of its `ForEach`.
struct ListRowMove {
  let place: ListRowPlace
  let action: (IndexSet, Int) -> Void
}

extension Evaluation {
  /// The nodes of an element of a collection, each of which knows its place there.
  func row(
    _ id: some Hashable, at offset: Int, _ content: () -> any View
  ) -> [LayoutNode] {
    placed(element(id, content), at: offset)
  }

  /// The nodes of an element of the collection that this place belongs to.
  func placed(_ nodes: [LayoutNode], at offset: Int) -> [LayoutNode] {
    let place = ListRowPlace(collection: ObjectIdentifier(identity), offset: offset)
    for node in nodes { node.traits.row.place = place }
    return nodes
  }
}
