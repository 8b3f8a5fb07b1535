/// Scrolls view by view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// The number of views that one gesture can scroll.
  public struct LimitBehavior: Sendable {
    private let name: String

    /// The limit that the platform chooses; no limit has an effect here.
    public static var automatic: LimitBehavior { LimitBehavior(name: "automatic") }
    public static var always: LimitBehavior { LimitBehavior(name: "always") }
    public static var never: LimitBehavior { LimitBehavior(name: "never") }
    public static var alwaysByOne: LimitBehavior { LimitBehavior(name: "alwaysByOne") }
    public static var alwaysByFew: LimitBehavior { LimitBehavior(name: "alwaysByFew") }
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// - Important: Inert.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
