import DarkroomCoreGraphics
import Foundation

extension UICollectionView {
  func decodeCollection(_ nib: NibReader) {
    nib.ignore("dataMode")
    set(\.allowsSelection, nib.bool("allowsSelection"))
    set(\.allowsMultipleSelection, nib.bool("allowsMultipleSelection"))
    set(\.isPrefetchingEnabled, nib.bool("prefetchingEnabled"))
    let kinds = ["collectionViewFlowLayout", "collectionViewLayout"]
    if let element = nib.child(forKey: "collectionViewLayout", kinds),
      let layout = nib.session.collectionLayout(element)
    {
      collectionViewLayout = layout
    }
    for cell in nib.list("cells") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      register(UINib(prototype: cell, of: nib.session), forCellWithReuseIdentifier: identifier)
    }
    decodeSupplementary(nib, "sectionHeaderView", Self.elementKindSectionHeader)
    decodeSupplementary(nib, "sectionFooterView", Self.elementKindSectionFooter)
    if let view = nib.view("backgroundView") { backgroundView = view }
  }

  private func decodeSupplementary(_ nib: NibReader, _ key: String, _ kind: String) {
    guard let element = nib.child(forKey: key, ["collectionReusableView"]),
      let identifier = element["reuseIdentifier"]
    else { return }
    register(
      UINib(prototype: element, of: nib.session), forSupplementaryViewOfKind: kind,
      withReuseIdentifier: identifier)
  }
}
