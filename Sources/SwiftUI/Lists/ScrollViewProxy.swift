/// Asks scroll views to scroll.
public struct ScrollViewProxy {
  init() {}

  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
