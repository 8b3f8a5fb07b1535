/// The parts of a view for a search without results.
public struct SearchUnavailableContent {
  /// The label.
  public struct Label: View, UndrawnValue {
    public typealias Body = Never

    nonisolated init() {}
  }

  /// What is said below it.
  public struct Description: View, UndrawnValue {
    public typealias Body = Never

    nonisolated init() {}
  }

  /// What can be done.
  public struct Actions: View, UndrawnValue {
    public typealias Body = Never

    nonisolated init() {}
  }
}
