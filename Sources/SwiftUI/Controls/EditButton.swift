/// A button that starts and ends editing.
public struct EditButton {
  /// Creates a button that reads "Edit" or "Done" and switches the edit mode of its environment.
  ///
  /// Without an edit mode in the environment, it does nothing.
  nonisolated public init() {}
}

extension EditButton: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let mode = evaluation.environment.editMode
    let isEditing = evaluation.tracking { mode?.wrappedValue.isEditing ?? false }
    let button = Button(isEditing ? "Done" : "Edit") {
      mode?.wrappedValue = isEditing ? .inactive : .active
    }
    return evaluation.nodes(of: button.fontWeight(isEditing ? .semibold : nil))
  }
}
