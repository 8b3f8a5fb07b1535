/// A guide that follows a moving object and activates constraints according to its position.
///
/// Nothing moves here, so the guide is always near the same edges.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  final var tracked: [TrackedConstraints] = []
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Near all of the edges.
  ///
  /// Replaces the constraints of an earlier call for the edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { track(trackingConstraints, edge, isNear: true) }
  /// Away from all of the edges.
  ///
  /// Replaces the constraints of an earlier call for the edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom awayFromEdge: NSDirectionalRectEdge
  ) { track(trackingConstraints, awayFromEdge, isNear: false) }
  /// The constraints that were set for exactly these edges; empty if there are none.
  open func constraints(
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { trackedConstraints(edge, isNear: true) }
  /// The constraints that were set for exactly these edges; empty if there are none.
  open func constraints(
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { trackedConstraints(edge, isNear: false) }
  /// Deactivates them, too.
  open func removeAllTrackedConstraints() { stopTracking { _ in true } }
}

struct TrackedConstraints {
  let edges: NSDirectionalRectEdge
  let isNear: Bool
  let constraints: [NSLayoutConstraint]
}

extension UITrackingLayoutGuide {
  private func track(
    _ constraints: [NSLayoutConstraint], _ edges: NSDirectionalRectEdge, isNear: Bool
  ) {
    stopTracking { $0.edges == edges && $0.isNear == isNear }
    tracked.append(TrackedConstraints(edges: edges, isNear: isNear, constraints: constraints))
    let holds = isNear ? nearEdges.isSuperset(of: edges) : nearEdges.isDisjoint(with: edges)
    for constraint in constraints { constraint.isActive = holds }
  }

  private func trackedConstraints(
    _ edges: NSDirectionalRectEdge, isNear: Bool
  ) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edges && $0.isNear == isNear }?.constraints ?? []
  }

  private func stopTracking(where isGone: (TrackedConstraints) -> Bool) {
    for entry in tracked where isGone(entry) { NSLayoutConstraint.deactivate(entry.constraints) }
    tracked.removeAll(where: isGone)
  }
}
