/// A space along the axis of its stack, which takes the length that other views leave.
///
/// Outside of a stack it has a length along both axes. A minimum length of nil is 8 points.
public struct Spacer: Sendable {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, UndrawnValue {
  public typealias Body = Never
}
