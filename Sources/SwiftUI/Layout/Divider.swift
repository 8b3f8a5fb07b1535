/// A line between views.
public struct Divider: Sendable {
  public init() {}
}

extension Divider: View, UndrawnValue {
  public typealias Body = Never
}
