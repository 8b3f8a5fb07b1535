import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiCollectionReusableView = ViewClass(
    UICollectionReusableView.self,
    elements: ["collectionReusableView"], decode: { $0.decodeReusable($1) })
}

extension UICollectionReusableView {
  fileprivate func decodeReusable(_ nib: any InterfaceReader) {
    reuse.identifier = nib.attribute("reuseIdentifier")
  }
}
