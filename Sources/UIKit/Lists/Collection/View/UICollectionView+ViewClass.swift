import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiCollectionView = ViewClass(
    UICollectionView.self,
    elements: ["collectionView"], decode: { $0.decodeCollection($1) },
    outlets: [
      NibOutlet("delegate", \UICollectionView.delegate),
      NibOutlet("dataSource", \UICollectionView.dataSource),
      NibOutlet("prefetchDataSource", \UICollectionView.prefetchDataSource),
      NibOutlet("backgroundView", \UICollectionView.backgroundView),
    ])
}
