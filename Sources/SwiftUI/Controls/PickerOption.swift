/// One of the values that a picker chooses from.
@MainActor
struct PickerOption: Identifiable {
  /// Which of the views in the picker's content it is.
  let index: Int
  let node: LayoutNode
  let isSelected: Bool
  let select: () -> Void

  nonisolated var id: Int { index }
  var title: String { node.words }
}
