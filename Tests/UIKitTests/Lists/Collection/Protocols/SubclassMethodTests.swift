import Foundation
import Testing

@testable import DarkroomUIKit

/// What only a subclass of a delegate's class has is no witness of the protocol, but known by its name.
@MainActor
struct SubclassMethodTests {
  private class Delegate: NSObject, UICollectionViewDelegate {}

  private final class Picker: Delegate {
    var chosen: [IndexPath] = []

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item > 0 }
  }

  @Test func collectionsAskMethodsThatOnlyASubclassHas() {
    _ = Selector("collectionView:didSelectItemAt:", Picker.collectionView(_:didSelectItemAt:))
    _ = Selector(
      "collectionView:shouldHighlightItemAt:", Picker.collectionView(_:shouldHighlightItemAt:))
    let picker = Picker()
    let delegate: any UICollectionViewDelegate = picker
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    delegate.collectionView(collection, didSelectItemAt: [0, 1])
    delegate.collectionView?(collection, didSelectItemAt: [0, 2])

    #expect(picker.chosen == [[0, 1], [0, 2]])
    #expect(!delegate.collectionView(collection, shouldHighlightItemAt: [0, 0]))
    #expect(delegate.collectionView(collection, shouldHighlightItemAt: [0, 1]))
    #expect(delegate.collectionView(collection, canEditItemAt: [0, 1]))
  }
}
