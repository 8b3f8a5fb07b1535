import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiCollectionViewCell = ViewClass(
    UICollectionViewCell.self,
    elements: ["collectionViewCell"], decode: { $0.decodeCell($1) },
    outlets: [
      NibOutlet("backgroundView", \UICollectionViewCell.backgroundView),
      NibOutlet("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
    ],
    attributes: {
      ViewAttribute.flags(set: ["selected": $0.isSelected, "highlighted": $0.isHighlighted])
    })
}

extension UICollectionViewCell {
  fileprivate func decodeCell(_ nib: NibReader) {
    _ = nib.child(forKey: "customSize", ["size"])
    if let view = nib.view("backgroundView") { backgroundView = view }
    if let view = nib.view("selectedBackgroundView") { selectedBackgroundView = view }
    guard let content = nib.element.child(forKey: "contentView") else { return }
    _ = nib.child(forKey: "contentView", [content.name])
    nib.session.decode(content, into: contentView)
  }
}
