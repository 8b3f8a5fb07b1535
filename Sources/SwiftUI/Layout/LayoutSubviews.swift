/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  public var layoutDirection: LayoutDirection
  private let range: Range<Int>

  init(_ range: Range<Int> = 0..<0, _ direction: LayoutDirection = .leftToRight) {
    self.range = range
    layoutDirection = direction
  }

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(index: index) }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(bounds, layoutDirection)
  }
}
