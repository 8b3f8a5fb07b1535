/// The position of scrolled content, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The distance from the start of the content to the start of the visible area.
  public var contentOffset: CGPoint
  /// The size of the content with its margins.
  public var contentSize: CGSize
  /// The safe areas at the edges, into which the scroll view extends.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view with the safe areas into which it extends.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part of the content, in the content's coordinates.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The visible part of the content, in the content's coordinates.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}
