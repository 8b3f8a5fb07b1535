/// No view at all.
public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: View, UndrawnValue {
  public typealias Body = Never
}
