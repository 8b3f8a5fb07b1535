/// One of the values of a picker.
@MainActor
struct PickerOption: Identifiable {
  /// The index of its view in the picker's content.
  let index: Int
  let node: LayoutNode
  let isSelected: Bool
  let select: () -> Void

  nonisolated var id: Int { index }
  var title: String { node.words }
}
