import DarkroomCoreGraphics

/// The content view of a cell, with UIKit's class name for the view tree.
final class UITableViewCellContentView: UIView {
  /// The gray of the selection, which the content view shows if the cell has no view for it.
  var backgroundColorBehind: UIColor? {
    didSet {
      guard backgroundColorBehind !== oldValue else { return }
      superview?.layer.backgroundColor = shownColor?.cgColor
    }
  }

  /// The cell places its texts and its image.
  override func placedSubviewDidChange() { superview?.setNeedsLayout() }

  private var shownColor: UIColor? {
    (backgroundColorBehind ?? superview?.backgroundColor)?.resolvedColor(with: traitCollection)
  }
}

final class _UITableViewCellSeparatorView: UIView {}

/// A label that the cell places again when its text changes.
final class UITableViewLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.placedSubviewDidChange()
  }
}
