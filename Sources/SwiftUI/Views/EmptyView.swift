/// No view at all.
public struct EmptyView: Sendable {
  /// Creates a view without size, which stacks leave out together with its spacing.
  public init() {}
}

extension EmptyView: View, UndrawnValue {
  public typealias Body = Never
}
