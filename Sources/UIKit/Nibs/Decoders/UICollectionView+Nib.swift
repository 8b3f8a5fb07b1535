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

extension UICollectionReusableView {
  func decodeReusable(_ nib: NibReader) {
    reuse.identifier = nib.attribute("reuseIdentifier")
  }
}

extension UICollectionViewCell {
  func decodeCell(_ nib: NibReader) {
    _ = nib.child(forKey: "customSize", ["size"])
    if let view = nib.view("backgroundView") { backgroundView = view }
    if let view = nib.view("selectedBackgroundView") { selectedBackgroundView = view }
    guard let content = nib.element.child(forKey: "contentView") else { return }
    _ = nib.child(forKey: "contentView", [content.name])
    nib.session.decode(content, into: contentView)
  }
}

extension UICollectionViewFlowLayout {
  func decode(_ nib: NibReader) {
    nib.ignore("sectionInsetReference")
    set(\.minimumLineSpacing, nib.number("minimumLineSpacing"))
    set(\.minimumInteritemSpacing, nib.number("minimumInteritemSpacing"))
    set(
      \.scrollDirection,
      nib.word("scrollDirection", ["vertical": .vertical, "horizontal": .horizontal]))
    set(\.itemSize, nib.size("itemSize"))
    set(\.headerReferenceSize, nib.size("headerReferenceSize"))
    set(\.footerReferenceSize, nib.size("footerReferenceSize"))
    set(\.sectionInset, nib.insets("sectionInset"))
    let estimate = nib.size("estimatedItemSize")
    if nib.attribute("automaticEstimatedItemSize") == "YES" {
      estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else {
      set(\.estimatedItemSize, estimate)
    }
  }
}
