import DarkroomCoreGraphics

/// What UIKit names the views of a cell in a view tree.
final class UITableViewCellContentView: UIView {
  /// The selection's grey, which the content view shows for a cell without a view for it.
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

/// A label that the cell places anew when its text changes.
final class UITableViewLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.placedSubviewDidChange()
  }
}
