import UIKit

open class Grid: UICollectionView {}

extension Grid {
  open override var delegate: UICollectionViewDelegate? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
}

extension UIView {
  @objc func kind() -> String { "view" }
}

extension UITableViewCell {
  override func kind() -> String { "cell" }
}

extension UIView {
  @objc @available(*, deprecated) @discardableResult public func oldKind() -> Int { 1 }
}

extension UIButton {
  override public func oldKind() -> Int { 2 }
}
