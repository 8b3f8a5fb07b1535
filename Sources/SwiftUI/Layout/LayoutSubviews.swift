/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  public var layoutDirection: LayoutDirection
  private let views: ArraySlice<LayoutSubview>

  init(_ views: ArraySlice<LayoutSubview>, _ direction: LayoutDirection) {
    self.views = views
    layoutDirection = direction
  }

  var nodes: [LayoutNode] { views.map(\.node) }

  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> LayoutSubview { views[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(views[bounds], layoutDirection)
  }
}
