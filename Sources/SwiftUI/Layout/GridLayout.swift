/// A layout of views in rows and columns.
public struct GridLayout: Layout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void

  /// The place of a cell in its column and row, unless these have an alignment of their own.
  public var alignment: Alignment
  /// The distance of columns, in points; nil is the largest that neighboring cells prefer.
  public var horizontalSpacing: CGFloat?
  /// The distance of rows, in points; nil is the largest that neighboring cells prefer.
  public var verticalSpacing: CGFloat?

  /// Creates the layout of `Grid` as a value, which can be called with content or wrapped in an `AnyLayout`.
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
