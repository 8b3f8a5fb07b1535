/// The rows of a list that are selected.
struct ListSelection {
  let contains: (AnyHashable) -> Bool
  /// Whether a value is one of those that can be selected.
  private let accepts: (AnyHashable) -> Bool
  /// Several rows: takes a row that is selected out of the selection.
  let select: (AnyHashable) -> Void
  /// Whether several rows may be selected, which a person does in edit mode.
  let isMultiple: Bool

  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    accepts = { $0.base is Value }
    contains = { row in (row.base as? Value).map(selection.wrappedValue.contains) ?? false }
    select = { row in
      guard let value = row.base as? Value else { return }
      selection.wrappedValue.formSymmetricDifference([value])
    }
    isMultiple = true
  }

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    accepts = { $0.base is Value }
    contains = { row in row.base as? Value == selection.wrappedValue && row.base is Value }
    select = { row in if let value = row.base as? Value { selection.wrappedValue = value } }
    isMultiple = false
  }
}

extension ListSelection {
  /// By what a row is selected: its tag, or else an identity of the kind of the selection; nil for a
  /// row that cannot be selected.
  @MainActor
  func value(of row: LayoutNode) -> AnyHashable? {
    if row.traits.row.isSelectionDisabled { return nil }
    if let tag = row.traits.tag { return accepts(tag.value) ? tag.value : nil }
    return row.traits.identities.first(where: accepts)
  }

  @MainActor
  func isSelected(_ row: LayoutNode) -> Bool { value(of: row).map(contains) ?? false }
}
