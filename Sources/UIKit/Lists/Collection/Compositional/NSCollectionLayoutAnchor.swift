import DarkroomCoreGraphics
public import Foundation

/// An anchor point on the edges of a view.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges at which the anchor is; on an axis without an edge it is in the middle.
  open private(set) var edges: NSDirectionalRectEdge
  /// The distance from the edges, in points or in multiples of the supplementary view's size.
  open private(set) var offset: CGPoint
  /// Whether `offset` is in multiples of the supplementary view's size.
  open private(set) var isFractionalOffset: Bool
  /// Whether `offset` is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  /// Creates an anchor at the edges, without a distance.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  /// Creates an anchor at a distance from the edges, in points to the right and downwards.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Creates an anchor whose offset is a multiple of the supplementary view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The point at which the edges meet, as fractions of width and height: 0 is leading or top.
  var unitPoint: CGPoint {
    let x: CGFloat = edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5
    let y: CGFloat = edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5
    return CGPoint(x: x, y: y)
  }

  func offset(for size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
