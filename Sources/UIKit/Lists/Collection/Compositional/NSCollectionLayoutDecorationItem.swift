import DarkroomCoreGraphics
import Foundation

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind for which the layout has registered a class or nib.
  open private(set) var elementKind: String
  /// The order among other views; −1 by default, behind items.
  open var zIndex = -1

  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Creates a background as large as the section, reduced by its own `contentInsets`.
  open class func background(elementKind: String) -> Self {
    let new = NSCollectionLayoutDecorationItem(kind: elementKind)
    guard let new = new as? Self else { UncaughtException.raise("decorations are not subclassed") }
    return new
  }
}
