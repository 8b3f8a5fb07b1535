/// A flexible space along the axis of its stack.
public struct Spacer: Sendable {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, UndrawnValue {
  public typealias Body = Never
}
