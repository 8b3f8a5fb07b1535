extension UIButton {
  /// The marked element of a pop-up button's menu, whose title the button shows; nil for other buttons.
  ///
  /// - Source: Apple, "changesSelectionAsPrimaryAction".
  var selectedElement: UIMenuElement? {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return nil }
    return menu.selectedElements.first
  }

  /// Marks the first action of a pop-up button's menu if none is marked, and shows the marked one.
  func showSelectedElement() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return }
    if menu.selectedElements.isEmpty { menu.firstAction?.state = .on }
    change { _ in }
  }

  /// Does what the user's choice does in a pop-up button: the action becomes the only marked one, and the title shows
  /// it.
  ///
  /// - Source: Apple, "changesSelectionAsPrimaryAction".
  package func choose(_ action: UIAction) {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return }
    for element in menu.selectedElements {
      (element as? UIAction)?.state = .off
      (element as? UICommand)?.state = .off
    }
    action.state = .on
    change { _ in }
  }
}

extension UIMenu {
  /// The first action, including those of submenus that are displayed inline.
  fileprivate var firstAction: UIAction? {
    for child in children {
      if let action = child as? UIAction { return action }
      if let menu = child as? UIMenu, let action = menu.firstAction { return action }
    }
    return nil
  }
}
