/// A line between views, one pixel thick, which is upright in a row and horizontal elsewhere.
public struct Divider: Sendable {
  /// Creates a line in the color of UIKit's separators.
  public init() {}
}

extension Divider: View, UndrawnValue {
  public typealias Body = Never
}
