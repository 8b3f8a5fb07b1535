import DarkroomTrees

/// The place in which a change of a view is visible.
struct ChangedPlace {
  /// The numbers of the view and its descendants in the new tree, in order; empty if the view was removed.
  var nodes: Range<Int>
  /// Whether the view's contents may look different as well.
  var isSubtree: Bool
  /// The old frame including everything that extended beyond it, in points from the root's corner; nil if the view is
  /// new.
  var old: TreeFrame?
  /// Where it is.
  var new: TreeFrame?
}
