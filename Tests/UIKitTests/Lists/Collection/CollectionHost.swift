import DarkroomUIKit
import Foundation

/// A collection with counted, logged items.
@MainActor
final class CollectionHost: NSObject, UICollectionViewDataSource {
  let collection: UICollectionView
  var counts: [Int]
  var log: [String] = []
  var made: [IndexPath] = []

  init(
    _ size: CGSize, _ layout: UICollectionViewLayout, counts: [Int], scale: CGFloat = 2,
    inset: UIEdgeInsets = .zero
  ) {
    collection = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    self.counts = counts
    super.init()
    collection.contentInsetAdjustmentBehavior = .never
    collection.contentInset = inset
    collection.traitOverrides.displayScale = scale
    collection.register(LoggedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge",
    ] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    collection.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.append("sections")
    return counts.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    log.append("items in \(section)")
    return counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    made.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? LoggedCell)?.log.append("for \(indexPath.section).\(indexPath.item)")
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func layOut() { collection.layoutIfNeeded() }

  /// The frames of a section's visible cells, in the order of the items.
  func frames(_ section: Int = 0) -> [CGRect] {
    collection.layoutIfNeeded()
    return collection.indexPathsForVisibleItems.filter { $0.section == section }
      .compactMap { collection.cellForItem(at: $0)?.frame }
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func frame(ofKind kind: String, _ section: Int = 0) -> CGRect? {
    collection.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }
}

final class LoggedCell: UICollectionViewCell {
  var log: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    log.append("init")
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    log.append("reused")
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
