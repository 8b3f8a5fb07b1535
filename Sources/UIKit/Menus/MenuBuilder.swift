/// A tree of menus under change.
@MainActor
final class MenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  /// The root menu, which initially contains the empty menus of an app's menu bar.
  private(set) var root = UIMenu(
    identifier: .root,
    children: [.application, .file, .edit, .format, .view, .window, .help].map {
      UIMenu(identifier: $0)
    })

  init(system: UIMenuSystem) { self.system = system }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    Self.menus(in: root).first { $0.identifier == identifier }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    Self.menus(in: root).flatMap(\.children).lazy.compactMap { $0 as? UIAction }
      .first { $0.identifier == identifier }
  }

  /// The menu and all menus below it, from the top.
  private static func menus(in menu: UIMenu) -> [UIMenu] {
    [menu] + menu.children.compactMap { $0 as? UIMenu }.flatMap(menus)
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) { change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] } }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  /// Replaces the menu with that identifier by the result of `edit`.
  private func change(_ identifier: UIMenu.Identifier, _ edit: (UIMenu) -> [UIMenu]) {
    let changed = Self.changed(root, identifier, edit)
    if let top = changed.first, changed.count == 1 { root = top }
  }

  private static func changed(
    _ menu: UIMenu, _ identifier: UIMenu.Identifier, _ edit: (UIMenu) -> [UIMenu]
  ) -> [UIMenu] {
    if menu.identifier == identifier { return edit(menu) }
    guard menus(in: menu).contains(where: { $0.identifier == identifier }) else { return [menu] }
    let children = menu.children.flatMap { child -> [UIMenuElement] in
      (child as? UIMenu).map { changed($0, identifier, edit) } ?? [child]
    }
    return [menu.replacingChildren(children)]
  }
}
