extension UIButton {
  /// What a pop-up button shows: the marked element of its menu; nil for other buttons.
  ///
  /// - SeeAlso: Apple, "changesSelectionAsPrimaryAction".
  var selectedElement: UIMenuElement? {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return nil }
    return menu.selectedElements.first
  }

  /// Marks the first action of a pop-up button's menu where none is marked, and shows the marked one.
  func showSelectedElement() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return }
    if menu.selectedElements.isEmpty { menu.firstAction?.state = .on }
    change { _ in }
  }
}

extension UIMenu {
  /// Elements of menus that show inside of this one included.
  fileprivate var firstAction: UIAction? {
    for child in children {
      if let action = child as? UIAction { return action }
      if let menu = child as? UIMenu, let action = menu.firstAction { return action }
    }
    return nil
  }
}
