import DarkroomCoreGraphics
import Foundation

extension UICollectionViewLayout: InterfaceReadable {}

extension UICollectionViewFlowLayout {
  func decode(_ nib: any InterfaceReader) {
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
