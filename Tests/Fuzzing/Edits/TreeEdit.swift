/// One edit of a tree; indices are those of the moment.
enum TreeEdit {
  case add(node: Int, kind: NodeKind, parent: Int, index: Int)
  /// With all below it.
  case remove(node: Int)
  /// To another parent, or to another place of its own.
  case move(node: Int, parent: Int, index: Int)
  case exchange(parent: Int, Int, Int)
  case set(node: Int, NodeProperty, Int)
  case surround(Surrounding, Int)
  /// A node that follows no constraints.
  case setFrame(node: Int, [Double])
  case activate(EditedConstraint)
  case deactivate(number: Int)
  case setConstant(number: Int, Double)
  case setPriority(number: Int, Float)
  // What must change nothing:
  case layOut(node: Int?)
  case ask(node: Int, Int)
  case invalidate(node: Int, Int)
  case leaveAndReturn
}
