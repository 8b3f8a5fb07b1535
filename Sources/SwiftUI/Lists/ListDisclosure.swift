/// Whether the children of a row or header are shown; a tap toggles it.
struct ListDisclosure: @unchecked Sendable {
  let isExpanded: Binding<Bool>

  @MainActor
  func toggle() { isExpanded.wrappedValue.toggle() }
}

extension LazyItem {
  /// An item whose views show or hide their children.
  @MainActor
  func disclosing(_ disclosure: ListDisclosure?) -> LazyItem {
    guard let disclosure else { return self }
    return remade { surroundings in
      let nodes = make(surroundings)
      for node in nodes { node.traits.row.disclosure = disclosure }
      return nodes
    }
  }
}
