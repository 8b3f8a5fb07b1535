import DarkroomCoreGraphics
public import Foundation

/// A header or footer of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether the section becomes longer by the view's length.
  open var extendsBoundary = true
  open var pinToVisibleBounds = false
  open private(set) var alignment: NSRectAlignment
  open private(set) var offset: CGPoint

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }
}
