import DarkroomCoreGraphics
import Foundation

extension UICollectionView {
  func decodeCollection(_ nib: any InterfaceReader) {
    nib.ignore("dataMode")
    set(nib.bool("allowsSelection")) { $0.allowsSelection = $1 }
    set(nib.bool("allowsMultipleSelection")) { $0.allowsMultipleSelection = $1 }
    set(nib.bool("prefetchingEnabled")) { $0.isPrefetchingEnabled = $1 }
    let kinds = ["collectionViewFlowLayout", "collectionViewLayout"]
    if let layout = nib.object("collectionViewLayout", kinds) as? UICollectionViewLayout {
      collectionViewLayout = layout
    }
    for cell in nib.list("cells") {
      guard let identifier = cell.attribute("reuseIdentifier") else { continue }
      register(cell.nib(), forCellWithReuseIdentifier: identifier)
    }
    decodeSupplementary(nib, "sectionHeaderView", Self.elementKindSectionHeader)
    decodeSupplementary(nib, "sectionFooterView", Self.elementKindSectionFooter)
    if let view = nib.view("backgroundView") { backgroundView = view }
  }

  private func decodeSupplementary(_ nib: any InterfaceReader, _ key: String, _ kind: String) {
    guard let part = nib.part(key, ["collectionReusableView"]),
      let identifier = part.attribute("reuseIdentifier")
    else { return }
    register(part.nib(), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
}
