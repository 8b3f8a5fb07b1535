/// The selected rows of a list.
struct ListSelection {
  let contains: (AnyHashable) -> Bool
  /// Whether a value has the type of the selection.
  private let accepts: (AnyHashable) -> Bool
  /// Selects a row; if several can be selected, deselects one that is already selected.
  let select: (AnyHashable) -> Void
  /// Whether several rows can be selected, which the user does in edit mode.
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
  /// The value that represents a row in the selection: its tag, or else an identity with the type of the selection; nil
  /// for a row that cannot be selected.
  @MainActor
  func value(of row: LayoutNode) -> AnyHashable? {
    if row.traits.row.isSelectionDisabled { return nil }
    if let tag = row.traits.tag { return accepts(tag.value) ? tag.value : nil }
    return row.traits.identities.first(where: accepts)
  }

  @MainActor
  func isSelected(_ row: LayoutNode) -> Bool { value(of: row).map(contains) ?? false }
}
