import DarkroomCoreGraphics
public import Foundation

/// A header or footer of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether the section becomes longer by the view's length.
  open var extendsBoundary = true
  /// Whether the view stays visible as long as its section is visible; false by default.
  open var pinToVisibleBounds = false
  /// The edge of the section at which the view is.
  open private(set) var alignment: NSRectAlignment
  /// The distance from that place in points.
  open private(set) var offset: CGPoint

  /// Creates a header or footer at an edge of the section.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a header or footer at a distance from an edge of the section, in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }
}
