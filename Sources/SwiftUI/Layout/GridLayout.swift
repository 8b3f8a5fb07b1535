/// A layout of views in rows and columns.
public struct GridLayout: Layout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void

  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    MainActor.assumeIsolated { GridArrangement(self, subviews.nodes, proposal).size }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    MainActor.assumeIsolated {
      GridArrangement(self, subviews.nodes, proposal).place(in: bounds)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    MainActor.assumeIsolated {
      subviews.nodes.reduce(into: ViewSpacing()) { $0.formUnion($1.preferredSpacing) }
    }
  }
}
