/// Scrolls page by page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}

  /// - Important: Inert.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
