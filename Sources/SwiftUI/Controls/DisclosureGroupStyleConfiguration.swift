/// What a disclosure group style is asked about.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public struct Label: View, UndrawnValue {
    public typealias Body = Never

    nonisolated init() {}
  }

  /// What can be folded away.
  public struct Content: View, UndrawnValue {
    public typealias Body = Never

    nonisolated init() {}
  }

  public let label = Label()
  public let content = Content()
  @Binding public var isExpanded: Bool

  init(isExpanded: Binding<Bool>) { _isExpanded = isExpanded }
}
