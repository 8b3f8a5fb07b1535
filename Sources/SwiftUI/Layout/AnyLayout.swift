/// A layout with its type erased.
public struct AnyLayout: Layout, @unchecked Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void

  let storage: any Layout

  /// Wraps a layout, so that views keep their state when another layout replaces it.
  ///
  /// Caches are made anew for each call.
  public init<L: Layout>(_ layout: L) { storage = layout }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func size<L: Layout>(_ layout: L) -> CGSize {
      var cache = layout.makeCache(subviews: subviews)
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    return size(storage)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<L: Layout>(_ layout: L) {
      var cache = layout.makeCache(subviews: subviews)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    place(storage)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
      var cache = layout.makeCache(subviews: subviews)
      return layout.spacing(subviews: subviews, cache: &cache)
    }
    return spacing(storage)
  }
}
