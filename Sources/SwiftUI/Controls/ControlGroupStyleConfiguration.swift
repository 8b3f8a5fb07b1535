/// What a control group style is asked about.
public struct ControlGroupStyleConfiguration {
  /// The controls of the group.
  public struct Content: View, UndrawnValue {
    public typealias Body = Never

    nonisolated init() {}
  }

  public let content = Content()

  init() {}
}
