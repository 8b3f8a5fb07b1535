/// The size that a container proposes, in points; nil asks for the ideal length.
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width, in points; nil asks for the ideal width, and infinity for the largest one.
  public var width: CGFloat?
  /// The proposed height, in points; nil asks for the ideal height, and infinity for the largest one.
  public var height: CGFloat?

  /// A proposal that asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal that asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal that asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  /// Proposes exactly a size, in points.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the proposal as a size, with 10 points or a part of `size` in place of each nil.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}
