/// What a scroll target behavior is asked about.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Recorded for behaviors of a team.
  public var originalTarget: ScrollTarget
  public var velocity: CGVector
  public var contentSize: CGSize
  public var containerSize: CGSize
  public var axes: Axis.Set

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    EnvironmentValues()[keyPath: keyPath]
  }
}
