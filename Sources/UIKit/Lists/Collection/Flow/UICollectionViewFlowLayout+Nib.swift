import DarkroomCoreGraphics
import Foundation

extension UICollectionViewLayout: InterfaceReadable {}

extension UICollectionViewFlowLayout {
  func decode(_ nib: any InterfaceReader) {
    nib.ignore("sectionInsetReference")
    set(nib.number("minimumLineSpacing")) { $0.minimumLineSpacing = $1 }
    set(nib.number("minimumInteritemSpacing")) { $0.minimumInteritemSpacing = $1 }
    set(nib.word("scrollDirection", ["vertical": .vertical, "horizontal": .horizontal])) {
      $0.scrollDirection = $1
    }
    set(nib.size("itemSize")) { $0.itemSize = $1 }
    set(nib.size("headerReferenceSize")) { $0.headerReferenceSize = $1 }
    set(nib.size("footerReferenceSize")) { $0.footerReferenceSize = $1 }
    set(nib.insets("sectionInset")) { $0.sectionInset = $1 }
    let estimate = nib.size("estimatedItemSize")
    if nib.attribute("automaticEstimatedItemSize") == "YES" {
      estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else {
      set(estimate) { $0.estimatedItemSize = $1 }
    }
  }
}
