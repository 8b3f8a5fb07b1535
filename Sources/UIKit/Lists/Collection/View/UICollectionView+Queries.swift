import DarkroomCoreGraphics
import Foundation

extension UICollectionView {
  /// Whether the layout's x axis is mirrored.
  private var isFlipped: Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  private func flipped(_ rect: CGRect) -> CGRect {
    let width = max(layout.collectionViewContentSize.width, 0)
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func flipped(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = attributes.duplicate
    copy.center.x = max(layout.collectionViewContentSize.width, 0) - copy.center.x
    return copy
  }

  /// The layout's elements in a rectangle of the content.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let layout = preparedLayout
    guard isFlipped else { return layout.layoutAttributesForElements(in: rect) ?? [] }
    return (layout.layoutAttributesForElements(in: flipped(rect)) ?? []).map(flipped)
  }

  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let layout = preparedLayout
    let path = element.indexPath
    let found =
      switch element.category {
      case .cell: has(path) ? layout.layoutAttributesForItem(at: path) : nil
      case .supplementaryView:
        layout.layoutAttributesForSupplementaryView(ofKind: element.kind, at: path)
      case .decorationView:
        layout.layoutAttributesForDecorationView(ofKind: element.kind, at: path)
      }
    return isFlipped ? found.map(flipped) : found
  }

  /// The topmost item at a point of the content.
  func itemPath(at point: CGPoint) -> IndexPath? {
    if let path = scrolledItemPath(at: point) { return path }
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let found = elements(in: spot).filter {
      $0.category == .cell && !$0.isHidden && $0.frame.holds(point)
    }
    return found.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  var contentDescription: [String] {
    var items = [
      "layout: <\(Self.className(of: layout)): \(identityHash(of: layout))>"
    ]
    if let dataSource {
      items.append(
        "dataSource: <\(Self.className(of: dataSource)): \(identityHash(of: dataSource))>")
    }
    return items
  }
}

extension CGRect {
  /// Works like `contains`, which ends the process if a coordinate is not a number, as may happen in a client's layout.
  fileprivate func holds(_ point: CGPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
}
