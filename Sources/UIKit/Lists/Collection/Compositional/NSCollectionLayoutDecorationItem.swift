import DarkroomCoreGraphics
import Foundation

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open private(set) var elementKind: String
  open var zIndex = -1

  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  open class func background(elementKind: String) -> Self {
    let new = NSCollectionLayoutDecorationItem(kind: elementKind)
    guard let new = new as? Self else { UncaughtException.raise("decorations are not subclassed") }
    return new
  }
}
