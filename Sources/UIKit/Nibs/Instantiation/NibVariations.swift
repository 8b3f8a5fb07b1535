import DarkroomCoreGraphics

/// The objects of a session that differ between traits.
@MainActor
struct NibVariations {
  var views: [VariedView] = []
  var constraints: [VariedConstraint] = []
  /// The subviews that are excluded now, which nobody else may own.
  var detached: [String: UIView] = [:]
  var isUpdating = false
  var isOutdated = false

  /// Each once; empty if nothing depends on traits.
  var observed: [UIView] {
    var known: Set<ObjectIdentifier> = []
    let holders = constraints.filter(\.hasVariations).compactMap(\.holder)
    return (views.compactMap(\.view) + holders)
      .filter { known.insert(ObjectIdentifier($0)).inserted }
  }
}
