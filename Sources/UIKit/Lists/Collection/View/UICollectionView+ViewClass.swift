import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiCollectionView = ViewClass(
    UICollectionView.self,
    elements: ["collectionView"], decode: { $0.decodeCollection($1) },
    outlets: [
      Outlet("delegate", \UICollectionView.delegate) { $0.delegate = $1 },
      Outlet("dataSource", \UICollectionView.dataSource) { $0.dataSource = $1 },
      Outlet("prefetchDataSource", \UICollectionView.prefetchDataSource) {
        $0.prefetchDataSource = $1
      },
      Outlet("backgroundView", \UICollectionView.backgroundView) { $0.backgroundView = $1 },
    ])
}
