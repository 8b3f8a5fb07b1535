import DarkroomCoreGraphics
import Foundation

extension UICollectionView {
  private var selects: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private var selectsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard selects else { return }
    guard let path else {
      for old in selection { deselect(old) }
      return
    }
    if !selectsMany { for old in selection where old != path { deselect(old) } }
    if !selection.contains(path) {
      selection.append(path)
      cellForItem(at: path)?.isSelected = true
    }
    if !position.isEmpty { scroll(to: path, position, animated) }
  }

  func deselect(_ path: IndexPath) {
    selection.removeAll { $0 == path }
    cellForItem(at: path)?.isSelected = false
  }

  /// A change of the editing mode ends the selection from the other mode.
  func editingDidChange() {
    for old in selection { deselect(old) }
    for cell in visibleCells { cell.editingDidChange(isEditing) }
  }

  // MARK: Touches

  func highlightTouchedItem(_ touches: Set<UITouch>) {
    guard let touch = touches.first,
      let path = indexPathForItem(at: touch.location(in: self))
    else { return }
    highlight(path)
  }

  private func highlight(_ path: IndexPath) {
    guard selects, collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    shown.highlighted = path
    cellForItem(at: path)?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// The order of calls is the one that UIKit documents: the selection comes before the end of the highlight.
  func selectTouchedItem(_ touches: Set<UITouch>) {
    if let path = shown.highlighted, let touch = touches.first,
      indexPathForItem(at: touch.location(in: self)) == path
    {
      choose(path)
    }
    unhighlightItem()
  }

  /// Simulates a tap: a finger touches an item and is lifted there.
  package func tapItem(_ path: IndexPath) {
    highlight(path)
    if shown.highlighted == path { choose(path) }
    unhighlightItem()
  }

  func unhighlightItem() {
    guard let path = shown.highlighted else { return }
    shown.highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Performs the actions for a tap, including the calls of the delegate.
  func choose(_ path: IndexPath) {
    if selectsMany, selection.contains(path) { return chooseAgain(path) }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !selectsMany {
      for old in selection where old != path {
        deselect(old)
        collectionDelegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    select(path, false, [])
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
    if let cell = cellForItem(at: path) { cell.selectionSegue?(cell) }
    guard !isEditing,
      collectionDelegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false
    else { return }
    collectionDelegate?.collectionView(self, performPrimaryActionForItemAt: path)
  }

  private func chooseAgain(_ path: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else {
      return
    }
    deselect(path)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }
}
