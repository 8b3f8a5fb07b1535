import DarkroomCoreGraphics
import Foundation

extension UICollectionViewCell {
  @MainActor
  struct Parts {
    let contentView = _UICollectionViewCellContentView()
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
  }

  func setUpCell() {
    addSubview(parts.contentView)
    layoutParts()
  }

  func layoutParts() {
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    layoutConfiguredBackground()
    placeContentView()
  }

  /// The view is placed immediately, not only in the cell's layout, because its constraints would contradict an
  /// outdated size.
  func placeContentView() {
    let bounds = contentBounds
    if parts.contentView.frame != bounds { parts.contentView.frame = bounds }
    let room = parts.contentView.bounds
    if let content = configured.shownContent, content.frame != room { content.frame = room }
  }

  /// The size of the configured content; other content keeps its size.
  func fittingSize(_ size: CGSize) -> CGSize {
    configuredContentSize(size) ?? parts.contentView.sizeThatFits(size)
  }

  /// The size that the content's constraints determine, if there are any; a length of `greatestFiniteMagnitude` is
  /// unconstrained.
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

  /// Applies the state of the collection when the cell is added to it.
  func takeState(isSelected: Bool, isEditing: Bool) {
    if self.isSelected != isSelected { self.isSelected = isSelected }
    if isHighlighted { isHighlighted = false }
    editingDidChange(isEditing)
  }

  func editingDidChange(_ isEditing: Bool) {
    guard parts.isEditing != isEditing else { return }
    parts.isEditing = isEditing
    editingModeDidChange()
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

/// The content view of a collection's cell, which has its own class to distinguish it from clients' views.
final class _UICollectionViewCellContentView: UIView {}
