/// The context that a scroll target behavior receives.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Stored for custom behaviors.
  public var originalTarget: ScrollTarget
  public var velocity: CGVector
  public var contentSize: CGSize
  public var containerSize: CGSize
  public var axes: Axis.Set

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    EnvironmentValues()[keyPath: keyPath]
  }
}
