/// What a group box style is asked about.
public struct GroupBoxStyleConfiguration {
  /// The label of the box.
  public struct Label: View, UndrawnValue {
    public typealias Body = Never

    nonisolated init() {}
  }

  /// What is in the box.
  public struct Content: View, UndrawnValue {
    public typealias Body = Never

    nonisolated init() {}
  }

  public let label = Label()
  public let content = Content()

  init() {}
}
