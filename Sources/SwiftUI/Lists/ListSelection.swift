/// The rows of a list that are selected.
struct ListSelection {
  let contains: (AnyHashable) -> Bool
  let select: (AnyHashable) -> Void
  /// Whether several rows may be selected, which a person does in edit mode.
  let isMultiple: Bool

  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    contains = { row in (row.base as? Value).map(selection.wrappedValue.contains) ?? false }
    select = { row in
      guard let value = row.base as? Value else { return }
      selection.wrappedValue.formSymmetricDifference([value])
    }
    isMultiple = true
  }

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    contains = { row in row.base as? Value == selection.wrappedValue && row.base is Value }
    select = { row in if let value = row.base as? Value { selection.wrappedValue = value } }
    isMultiple = false
  }
}
