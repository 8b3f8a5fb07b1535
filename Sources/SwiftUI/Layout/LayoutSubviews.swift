/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  /// The direction of the container; positions are always measured from the leading edge, whatever it is.
  public var layoutDirection: LayoutDirection
  private let views: ArraySlice<LayoutSubview>

  init(_ views: ArraySlice<LayoutSubview>, _ direction: LayoutDirection) {
    self.views = views
    layoutDirection = direction
  }

  var nodes: [LayoutNode] { views.map(\.node) }

  /// The index of the first view, which isn't 0 in a part of a collection.
  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> LayoutSubview { views[index] }
  /// The views in a range, with their indices unchanged.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(views[bounds], layoutDirection)
  }
}
