import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiCollectionView = ViewClass(
    UICollectionView.self,
    elements: ["collectionView"], decode: { $0.decodeCollection($1) },
    outlets: [
      Outlet("delegate", \UICollectionView.delegate),
      Outlet("dataSource", \UICollectionView.dataSource),
      Outlet("prefetchDataSource", \UICollectionView.prefetchDataSource),
      Outlet("backgroundView", \UICollectionView.backgroundView),
    ])
}
