/// A layout of views on top of each other.
public struct ZStackLayout: Layout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void

  /// The guides at which the views coincide.
  public var alignment: Alignment

  /// Creates the layout of `ZStack` as a value, which can be called with content or wrapped in an `AnyLayout`.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { extent(of: deciding(subviews), proposal).size }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let extent = extent(of: deciding(subviews), proposal)
    for view in subviews {
      let origin = origin(of: view.dimensions(in: proposal))
      view.place(
        at: CGPoint(
          x: bounds.minX + origin.x - extent.minX, y: bounds.minY + origin.y - extent.minY),
        proposal: proposal)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    deciding(subviews).reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// The views with the highest priority, which determine the size.
  private func deciding(_ subviews: Subviews) -> [LayoutSubview] {
    let highest = subviews.map(\.priority).max()
    return subviews.filter { $0.priority == highest }
  }

  private func origin(of dimensions: ViewDimensions) -> CGPoint {
    CGPoint(
      x: -dimensions.place(of: alignment.horizontal.id),
      y: -dimensions.place(of: alignment.vertical.id))
  }

  private func extent(of views: [LayoutSubview], _ proposal: ProposedViewSize) -> CGRect {
    views.map {
      let dimensions = $0.dimensions(in: proposal)
      return CGRect(origin: origin(of: dimensions), size: dimensions.size)
    }.reduce(CGRect.null) { $0.union($1) }.finite
  }
}

extension CGRect {
  /// The rectangle itself, or zero if it is null.
  fileprivate var finite: CGRect { isNull ? .zero : self }
}
