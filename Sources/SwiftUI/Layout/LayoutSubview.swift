/// A view that a layout places.
public struct LayoutSubview: Equatable, Sendable {
  let node: LayoutNode

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }

  /// The value of `layoutPriority(_:)`, by default 0.
  public var priority: Double { MainActor.assumeIsolated { node.traits.priority } }
  /// The distances that the view prefers to its neighbors, in points.
  public var spacing: ViewSpacing { MainActor.assumeIsolated { node.preferredSpacing } }

  /// The value that `layoutValue(key:value:)` has attached to the view, or else the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let values = MainActor.assumeIsolated { node.traits.values }
    return values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  /// Returns the size that the view chooses for a proposal, in points; proposals with nil ask for the ideal size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { node.size(proposal) }
  }

  /// Returns the size of the view for a proposal, together with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated { node.dimensions(proposal) }
  }

  /// Sets the place of the view and its proposal; the last call in a layout counts.
  ///
  /// - Parameters:
  ///   - position: A point in the coordinates of the bounds that `placeSubviews` receives.
  ///   - anchor: The point of the view that lies there, in the unit square of its size.
  ///   - proposal: The proposal with which the view is laid out.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    MainActor.assumeIsolated {
      let size = node.size(proposal)
      let origin = CGPoint(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
      node.requested = LayoutNode.Placement(origin: origin, proposal: proposal)
    }
  }
}
