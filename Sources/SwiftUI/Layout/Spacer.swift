/// A space along the axis of its stack, which takes the length that other views leave.
///
/// Outside of a stack it has a length along both axes. A minimum length of nil is 8 points.
public struct Spacer: Sendable {
  /// The smallest length along the axis of the stack, in points; nil is 8.
  public var minLength: CGFloat?

  /// Creates a space that gets the length that all other views of the stack leave.
  ///
  /// - Parameter minLength: The smallest length in points; nil is 8.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, UndrawnValue {
  public typealias Body = Never
}
