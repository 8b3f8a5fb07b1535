import DarkroomTrees

/// Where a change of a view shows.
struct ChangedPlace {
  /// The numbers of the view and of all views in it, in the order of the new tree; empty where it is gone.
  var nodes: Range<Int>
  /// Whether what is in the view may look different, too.
  var isSubtree: Bool
  /// Where it was, in points from the root's corner, with all that stuck out of it; nil if it was not there.
  var old: TreeFrame?
  /// Where it is.
  var new: TreeFrame?
}
