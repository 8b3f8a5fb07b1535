import DarkroomUIKit
import Foundation

/// A view that loads the nib it may be in, as views do that are their own nib's owner.
final class FuzzedNibView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    InterfaceClasses.nib?.instantiate(withOwner: self)
  }
}
