/// What a label style is asked about.
public struct LabelStyleConfiguration {
  /// The text of the label.
  public struct Title: View, UndrawnValue {
    public typealias Body = Never

    nonisolated init() {}
  }

  /// The icon of the label.
  public struct Icon: View, UndrawnValue {
    public typealias Body = Never

    nonisolated init() {}
  }

  public let title = Title()
  public let icon = Icon()

  init() {}
}
