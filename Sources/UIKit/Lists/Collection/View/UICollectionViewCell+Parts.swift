import DarkroomCoreGraphics
import Foundation

extension UICollectionViewCell {
  @MainActor
  struct Parts {
    let contentView = _UICollectionViewCellContentView()
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var content: (any UIContentConfiguration)?
    /// The view of the content configuration.
    var shownContent: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    var shownBackground: _UISystemBackgroundView?
    var needsConfiguration = false
  }

  func setUpCell() {
    addSubview(parts.contentView)
    layoutParts()
  }

  func layoutParts() {
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    layoutBackground()
    placeContentView()
  }

  /// At once, not only in the cell's layout: its constraints would contradict a size of before.
  func placeContentView() {
    let bounds = contentBounds
    if parts.contentView.frame != bounds { parts.contentView.frame = bounds }
    let room = parts.contentView.bounds
    if let content = parts.shownContent, content.frame != room { content.frame = room }
  }

  /// What the configured content needs; other content keeps the size that it has.
  func fittingSize(_ size: CGSize) -> CGSize {
    guard let content = parts.shownContent else { return parts.contentView.sizeThatFits(size) }
    return content.sizeByConstraints(size) ?? content.sizeThatFits(size)
  }

  /// What the content's constraints ask for, where it has any; a length of `greatestFiniteMagnitude` is free.
  func constrainedSize(_ size: CGSize) -> CGSize? {
    makeListConstraints()
    guard !contentView.constraints.isEmpty else { return nil }
    let hasWidth = size.width < .greatestFiniteMagnitude
    if hasWidth { bounds.size.width = size.width }
    let lost = CGSize(
      width: bounds.width - contentBounds.width, height: bounds.height - contentBounds.height)
    func room(_ length: CGFloat, _ lost: CGFloat) -> CGFloat {
      length < .greatestFiniteMagnitude ? max(0, length - lost) : length
    }
    let content = contentView.sizeByConstraints(
      CGSize(width: room(size.width, lost.width), height: room(size.height, lost.height)))
    return content.map { CGSize(width: $0.width + lost.width, height: $0.height + lost.height) }
  }

  private func layoutBackground() {
    guard let background = parts.background, let view = parts.shownBackground else { return }
    let insets = background.backgroundInsets
    view.frame = CGRect(
      x: insets.leading, y: insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  func backgroundDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView, backgroundView.superview !== self {
      insertSubview(backgroundView, at: 0)
    }
    showSelection()
    setNeedsLayout()
  }

  func stateDidChange() {
    showSelection()
    markNeedsConfiguration()
  }

  /// What a cell hears when it enters the collection.
  func takeState(isSelected: Bool, isEditing: Bool) {
    if self.isSelected != isSelected { self.isSelected = isSelected }
    if isHighlighted { isHighlighted = false }
    editingDidChange(isEditing)
  }

  func editingDidChange(_ isEditing: Bool) {
    guard parts.isEditing != isEditing else { return }
    parts.isEditing = isEditing
    stateDidChange()
  }

  /// UIKit keeps the selected background in the cell, hidden while the cell is not selected.
  private func showSelection() {
    guard let view = selectedBackgroundView else { return }
    if view.superview !== self {
      insertSubview(view, belowSubview: parts.contentView)
      view.frame = bounds
    }
    view.isHidden = !(isSelected || isHighlighted)
  }
}
