import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiCollectionViewCell = ViewClass(
    UICollectionViewCell.self,
    elements: ["collectionViewCell"], decode: { $0.decodeCell($1) },
    outlets: [
      Outlet("backgroundView", \UICollectionViewCell.backgroundView) { $0.backgroundView = $1 },
      Outlet("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView) {
        $0.selectedBackgroundView = $1
      },
    ],
    attributes: {
      ViewAttribute.flags(set: ["selected": $0.isSelected, "highlighted": $0.isHighlighted])
    })
}

extension UICollectionViewCell {
  fileprivate func decodeCell(_ nib: any InterfaceReader) {
    _ = nib.size("customSize")
    if let view = nib.view("backgroundView") { backgroundView = view }
    if let view = nib.view("selectedBackgroundView") { selectedBackgroundView = view }
    nib.read("contentView", into: contentView)
  }
}
