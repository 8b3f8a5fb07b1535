/// Whether what belongs to a row or a header is shown, which a tap changes.
struct ListDisclosure: @unchecked Sendable {
  let isExpanded: Binding<Bool>

  @MainActor
  func toggle() { isExpanded.wrappedValue.toggle() }
}

extension LazyItem {
  /// The item, of which the views show or hide what belongs to them.
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
