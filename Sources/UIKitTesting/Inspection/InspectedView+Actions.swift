import DarkroomUIKit

extension InspectedView {
  /// The names of the custom actions that assistive technologies offer for the part, starting with the views inside it
  /// and followed by those around it.
  ///
  /// The actions of a row in a list are its swipe actions.
  public func customActions() throws -> [String] { try foundActions().map(\.name) }

  /// Performs a custom action of the part, or of a view around it, and then performs layout.
  ///
  /// - Parameter name: the name of the action.
  public func perform(action name: String) throws {
    let actions = try foundActions()
    guard let action = actions.first(where: { $0.name == name }) else {
      throw ViewActionError(
        action: "perform(action: \"\(name)\")",
        reason: .hasNoAction(name, others: actions.map(\.name)))
    }
    _ = action.actionHandler?(action)
    settle()
  }

  private func foundActions() throws -> [UIAccessibilityCustomAction] {
    try allAndAround().flatMap { $0.accessibilityCustomActions ?? [] }
  }

  /// The views of the part, those below them, and those around them.
  private func allAndAround() throws -> [UIView] {
    settle()
    let around = try locate().first.map { view in
      Array(sequence(first: view, next: \.superview).dropFirst())
    }
    return try all() + (around ?? [])
  }
}

extension InspectedView {
  /// The titles in the menu of the part, or of a view around it, as the user sees them; nil if there is no menu.
  ///
  /// They include the elements of menus that are shown inline, but not the ones of submenus.
  public func menuTitles() throws -> [String]? {
    try foundMenu()?.menu.shownElements.map(\.title)
  }

  /// Opens the menu of the part, or of a view around it, chooses an element by its title, which follows the ones of its
  /// submenus, and then performs layout.
  ///
  /// A pop-up button marks the element and shows its title first.
  ///
  /// - Parameter titles: the titles of the submenus, then that of the element.
  public func choose(_ titles: String...) throws {
    let action = "choose(\(titles.map { "\"\($0)\"" }.joined(separator: ", ")))"
    guard let found = try foundMenu() else {
      throw ViewActionError(action: action, reason: .hasNoMenu)
    }
    var menu = found.menu
    for title in titles {
      let elements = menu.shownElements
      guard let element = elements.first(where: { $0.title == title }) else {
        throw ViewActionError(
          action: action, reason: .menuLacks(title, others: elements.map(\.title)))
      }
      if let inner = element as? UIMenu {
        menu = inner
      } else if let item = element as? UIAction {
        if item.attributes.contains(.disabled) {
          throw ViewActionError(action: action, reason: .disabled)
        }
        (found.view as? UIButton)?.choose(item)
        item.performWithSender(nil, target: nil)
      }
    }
    settle()
  }

  private func foundMenu() throws -> (view: UIView, menu: UIMenu)? {
    for view in try allAndAround() {
      if let menu = view.offeredMenu { return (view, menu) }
    }
    return nil
  }
}

extension UIView {
  /// The menu that a tap or a long press on the view would open.
  fileprivate var offeredMenu: UIMenu? {
    for interaction in interactions {
      guard let interaction = interaction as? UIContextMenuInteraction else { continue }
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      let configuration = interaction.delegate?.contextMenuInteraction(
        interaction, configurationForMenuAtLocation: middle)
      if let menu = configuration?.actionProvider?([]) { return menu }
    }
    return nil
  }
}

extension UIMenu {
  /// The elements, including the ones of menus that are shown inline.
  fileprivate var shownElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else {
        return [element]
      }
      return menu.shownElements
    }
  }
}
