/// A view that a layout places.
public struct LayoutSubview: Equatable, Sendable {
  let node: LayoutNode

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }

  public var priority: Double { MainActor.assumeIsolated { node.traits.priority } }
  public var spacing: ViewSpacing { MainActor.assumeIsolated { node.preferredSpacing } }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let values = MainActor.assumeIsolated { node.traits.values }
    return values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { node.size(proposal) }
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated { node.dimensions(proposal) }
  }

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
